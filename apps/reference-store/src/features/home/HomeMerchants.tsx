import { useQuery, useStorefront } from '@promenade/storefront-hooks';
import { searchFiltersToQuery } from '@promenade/storefront-hooks/domain';
import { MerchantStrip } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { homeQueries } from './home-data.ts';

/** A few merchants of the street, each with three of its things. */
export function HomeMerchants() {
  const text = useText();
  const { picture } = useStorefront();
  const { data: page } = useQuery(homeQueries.merchants());
  if (!page || page.list.length === 0) return null;
  return (
    <MerchantStrip
      title={text('home.merchants')}
      text={text('home.merchantsIntro')}
      merchants={page.list.map((merchant) => ({
        id: `${merchant.id}`,
        merchant: {
          name: merchant.name,
          // Merchants have no pages of their own in this shop yet: a search by the name finds their products.
          href: `/products/product_search?${searchFiltersToQuery({ keyword: merchant.name })}`,
        },
        pictures: merchant.proList.flatMap(({ image }) => picture(image, 'merchant') ?? []),
      }))}
    />
  );
}
