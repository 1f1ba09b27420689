import {
  type ComparedProduct,
  queries,
  useComparedProducts,
  useComparison,
  useStorefront,
} from '@promenade/storefront-hooks';
import {
  comparedAttributes,
  comparisonPath,
  comparisonRow,
  merchantPath,
  parseComparedIds,
} from '@promenade/storefront-hooks/domain';
import { Button, CopyText, Message, TextLink } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListFailure } from '../components/ListFailure.tsx';
import { Page } from '../components/Page.tsx';
import { ShopProductCard } from '../components/ProductCard.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps, RouteRequest } from '../lib/route.ts';
import styles from '../styles/compare.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function loader({ url, data }: RouteRequest) {
  await data.read(queries.comparedProducts(parseComparedIds(url.searchParams)));
}

/** Compares up to four products. The address names them, so that it can be shared. */
export function Component({ url }: RouteProps) {
  const text = useText('browse');
  const ids = parseComparedIds(url.searchParams);
  useOwnComparison(ids.length === 0);
  const { data: products, error, refresh } = useComparedProducts(ids);
  return (
    <Page title={text('compare.title')} description={text('compare.intro')} text={text('compare.intro')} above={[]}>
      {error && !products ? <ListFailure error={error} onRetry={refresh} /> : null}
      {products?.length === 0 ? (
        <Message
          title={text('compare.empty')}
          actions={<Button href={paths.allProducts}>{text('nav.allProducts')}</Button>}
        >
          {text('compare.emptyText')}
        </Message>
      ) : null}
      {products && products.length > 0 ? <Comparison products={products} /> : null}
    </Page>
  );
}

/** If the address names no products, redirects to the address with the products that this device compares. */
function useOwnComparison(isWanted: boolean): void {
  const navigate = useNavigate();
  const { ids } = useComparison();
  const own = comparisonPath(ids);
  useEffect(() => {
    if (isWanted && own !== paths.compare) void navigate(own, { replace: true });
  }, [isWanted, own, navigate]);
}

/** The products as columns; rows with differences are marked. */
function Comparison({ products }: { products: readonly ComparedProduct[] }) {
  const text = useText('browse');
  const { href } = useStorefront();
  const { origin } = useEnvironment();
  const { ids: own, change } = useComparison();
  const ids = products.map(({ card }) => card.id);
  const without = (gone: number) => comparisonPath(ids.filter((id) => id !== gone));
  const merchants = products.map(({ detail }) => detail.merchantInfo.name || undefined);
  const rows = [
    comparisonRow(
      text('facet.rating'),
      products.map(({ card }) => (card.rating > 0 ? text('compare.rating', { stars: card.rating }) : undefined)),
    ),
    comparisonRow(text('facet.merchant'), merchants),
    comparisonRow(
      text('compare.availability'),
      products.map(({ card }) => text(card.stock > 0 ? 'facet.stock' : 'compare.soldOut')),
    ),
    comparisonRow(
      text('compare.shipping'),
      products.map(({ card }) => text(card.isShippingIncluded ? 'facet.shipping' : 'compare.shippingExtra')),
    ),
    ...comparedAttributes(products.map(({ detail }) => detail.productAttr)),
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets keyboard users scroll a table that is wider than the screen */}
      <section className={styles.scroll} aria-label={text('compare.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {products.map(({ card }) => (
                <th key={card.id} scope="col" abbr={card.storeName} className={styles.product}>
                  <ShopProductCard card={card} look="simple" loading="eager" />
                  <TextLink
                    href={without(card.id)}
                    className={styles.remove}
                    aria-label={text('compare.removeOf', { name: card.storeName })}
                    onClick={() => own.includes(card.id) && change(card.id, false)}
                  >
                    {text('compare.remove')}
                  </TextLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, differs }, index) => (
              <tr key={`${index} ${name}`} data-differs={differs || undefined}>
                <th scope="row" className={styles.name}>
                  <span>{name}</span>
                  {differs ? <span className={styles.differs}>{text('compare.differs')}</span> : null}
                </th>
                {values.map((value, column) => {
                  const product = products[column];
                  return (
                    <td key={product?.card.id}>
                      {values === merchants && product && value ? (
                        <TextLink href={merchantPath(product.card.merId)}>{value}</TextLink>
                      ) : (
                        (value ?? '–')
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyText
        className={styles.share}
        value={origin + href(comparisonPath(ids))}
        label={text('compare.copy')}
        name={text('compare.copyName')}
        copiedLabel={text('compare.copied')}
      />
    </>
  );
}
