import { useMerchantSearch } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { AFFILIATES_SIZE, affiliateTypes } from './content-pages.ts';

/** The merchants that promote products of others; nothing where there are none. */
export function AffiliateStores() {
  const text = useText('content');
  const options = { limit: AFFILIATES_SIZE };
  const [only, also] = affiliateTypes;
  const lists = [useMerchantSearch({ typeId: only }, options), useMerchantSearch({ typeId: also }, options)];
  const stores = lists.flatMap(({ data = [] }) => data);
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">{text('content.affiliateStores.stores')}</h2>
      <ul>
        {stores.map(({ id, name }) => (
          <li key={id}>
            <TextLink href={merchantPath(id)}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
