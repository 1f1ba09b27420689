import { queries, useProduct } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { Container } from '@promenade/storefront-ui';
import type { RouteProps, RouteRequest } from '../../router/route-types.ts';
import styles from '../../styles/page.module.css';
import { ProductView } from './ProductView.tsx';

const addressOf = (params: RouteProps['params']) => ({ slug: params.slug ?? '', uniqueKey: params.id });

/** Reads a product; whoever comes by another address of it is led to its own. */
export async function prefetchProduct({ params, url, data }: RouteRequest) {
  const product = await data.read(queries.product(addressOf(params)));
  const path = productPath(product.productInfo);
  if (path !== url.pathname) return { to: path + url.search, permanent: true };
  // The trail above it, and its stars.
  await data.prefetch(queries.categories(), queries.reviewCount(product.productInfo.id));
  return undefined;
}

export function ProductRoute({ params, url }: RouteProps) {
  const { data: product } = useProduct(addressOf(params));
  if (!product) return null;
  return (
    <Container className={styles.page}>
      <ProductView key={product.productInfo.id} product={product} url={url} />
    </Container>
  );
}
