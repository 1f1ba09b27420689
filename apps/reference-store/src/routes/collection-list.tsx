import { useFollow, useFollowedMerchants, useMerchantProducts, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import type { CollectedMerchant } from '@promenade/storefront-sdk';
import { Button, Grid, LinkTabs, LoadMore, Message, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { MerchantCard } from '@promenade/storefront-ui/shop';
import { useState } from 'react';
import { AccountShell } from '../components/AccountPage.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { WishedProducts } from '../components/WishedProducts.tsx';
import { useText } from '../i18n/texts.tsx';
import { parseWishPath, WISH_TABS, wishPath } from '../lib/account-paths.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useNotices } from '../lib/notices.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/wishes.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  return (
    <AccountShell title={text(url.searchParams.get('tab') === 'merchants' ? 'follows.title' : 'wishes.title')}>
      <WishPage url={url} />
    </AccountShell>
  );
}

/** The wish list and the followed merchants. */
function WishPage({ url }: { url: URL }) {
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

const LIST_SIZE = 10;

/** Merchants that the shopper follows, each with its newest products. */
function FollowedMerchants({ page }: { page: number }) {
  const text = useText('account');
  const list = useFollowedMerchants({ limit: LIST_SIZE, firstPage: page });
  const { data } = list;
  if (list.error && !data) {
    return <ReadError className={styles.part} title={text('follows.failed')} of={list} />;
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <Message
          title={text('follows.empty')}
          actions={<Button href={paths.merchantStreet}>{text('nav.merchants')}</Button>}
        >
          {text('follows.emptyText')}
        </Message>
      ) : null}
      {data && data.length > 0 ? (
        <Grid columns="two">
          {data.map((merchant) => (
            <FollowedMerchant key={merchant.merId} merchant={merchant} />
          ))}
        </Grid>
      ) : null}
      <LoadMore
        shownCount={(page - 1) * LIST_SIZE + (data?.length ?? 0)}
        totalCount={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => wishPath('merchants', number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}

/** A followed merchant. The button changes before the backend confirms. */
function FollowedMerchant({ merchant }: { merchant: CollectedMerchant }) {
  const text = useText('account');
  const notices = useNotices();
  const { href, picture } = useStorefront();
  const { toggle } = useFollow(merchant.merId);
  const { data } = useMerchantProducts(merchant.merId, undefined, { limit: 3 });
  const [isFollowed, setFollowed] = useState(true);
  const press = () => {
    setFollowed(!isFollowed);
    toggle.run(!isFollowed).then(
      // The card and its focused button are removed from the list.
      (isOn) => isOn || focusPageTitle(),
      (error: unknown) => {
        setFollowed(isFollowed);
        notices.fail(error);
      },
    );
  };
  return (
    <MerchantCard
      merchant={{
        name: merchant.merName,
        href: href(merchantPath(merchant.merId)),
        avatar: picture(merchant.merAvatar, 'avatar'),
      }}
      pictures={data?.slice(0, 3).flatMap(({ image }) => picture(image, 'merchant') ?? [])}
      actions={
        <Button
          size="small"
          variant={isFollowed ? 'outline' : 'solid'}
          aria-label={text(isFollowed ? 'follows.unfollowOf' : 'follows.followOf', { name: merchant.merName })}
          onClick={press}
        >
          {text(isFollowed ? 'follows.unfollow' : 'follows.follow')}
        </Button>
      }
    />
  );
}
