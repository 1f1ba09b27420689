import { LinkTabs, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { FollowedMerchants } from './FollowedMerchants.tsx';
import { WishedProducts } from './WishedProducts.tsx';
import { parseWishPath, WISH_TABS, wishPath } from './wish-path.ts';

/** What the shopper keeps an eye on: products and merchants. */
export function WishPage({ url }: { url: URL }) {
  const text = useText('account');
  const { tab, page } = parseWishPath(url.searchParams);
  return (
    <>
      <PageHeader title={text('wishes.title')} />
      <LinkTabs
        label={text('wishes.tabs')}
        tabs={WISH_TABS.map((each) => ({
          label: text(`wishes.tab.${each}`),
          href: wishPath(each),
          current: each === tab,
        }))}
      />
      {tab === 'products' ? <WishedProducts key={page} page={page} /> : <FollowedMerchants key={page} page={page} />}
    </>
  );
}
