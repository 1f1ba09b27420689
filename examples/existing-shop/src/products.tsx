import { productCardView, queries, useQuickAdd, useStorefront } from '@promenade/storefront-hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** The list of the app: its own markup and cache, with prices and pictures of the shop. */
export function Products() {
  const { t } = useTranslation();
  const shop = useStorefront();
  const { data, isError } = useQuery({
    queryKey: ['shop', shop.locale, 'products'],
    queryFn: ({ signal }) => queries.products({}, 1).load(shop.client, { signal }),
  });
  const add = useQuickAdd((card) => location.assign(productCardView(card, shop, shop.now()).href));
  if (isError || add.error) return <p role="alert">{t('failed')}</p>;
  return (
    <ul className="products">
      {data?.list.map((product) => {
        const { name, price, picture } = productCardView(product, shop, shop.now());
        return (
          <li key={product.id} className="product">
            <img {...picture} alt="" sizes="12rem" />
            <h2>{name}</h2>
            <p>{price.now}</p>
            <button type="button" onClick={() => add.run(product)}>
              {t('add', { name })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
