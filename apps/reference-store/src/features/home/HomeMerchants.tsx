import { useQuery } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { MerchantStrip } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { pictureOf, pictureSizes } from '../pictures/picture-of.ts';
import { homeQueries } from './home-data.ts';

/** A few merchants of the street, each with three of its things. */
export function HomeMerchants() {
  const text = useText();
  const { data: page } = useQuery(homeQueries.merchants());
  if (!page || page.list.length === 0) return null;
  return (
    <MerchantStrip
      title={text('home.merchants')}
      text={text('home.merchantsIntro')}
      merchants={page.list.map((merchant) => ({
        id: `${merchant.id}`,
        name: merchant.name,
        things: merchant.proList.map((product) => ({
          href: productPath(product),
          name: product.storeName,
          picture: pictureOf(product.image, { sizes: pictureSizes.merchantThing }),
        })),
      }))}
    />
  );
}
