import { queries, useQuery, useStorefront } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { MerchantStrip } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import styles from './home.module.css';

const MERCHANTS = 6;

/** A few merchants of the street, each with three of its things. */
export function HomeMerchants() {
  const text = useText('lists');
  const { picture } = useStorefront();
  const { data: page } = useQuery(queries.merchants(1, MERCHANTS));
  if (!page || page.list.length === 0) return null;
  return (
    <MerchantStrip
      className={styles.section}
      title={text('home.merchants')}
      text={text('home.merchantsIntro')}
      link={{ href: paths.merchantStreet, label: text('nav.merchants') }}
      merchants={page.list.map((merchant) => ({
        id: `${merchant.id}`,
        merchant: {
          name: merchant.name,
          href: merchantPath(merchant.id),
        },
        pictures: merchant.proList.flatMap(({ image }) => picture(image, 'merchant') ?? []),
      }))}
    />
  );
}
