import { queries, useProduct } from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import { Container } from '@promenade/storefront-ui';
import { ProductView } from '../features/product/ProductView.tsx';
import { relatedQuery } from '../features/product/RelatedProducts.tsx';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

const addressOf = (params: RouteProps['params']) => ({ slug: params.slug ?? '', uniqueKey: params.id });

export async function prefetch({ params, url, data }: RouteRequest) {
  const product = await data.read(queries.product(addressOf(params)));
  const path = productPath(product.productInfo);
  if (path !== url.pathname) return { to: path + url.search, permanent: true };
  const tree = await data.read(queries.categories()).catch(() => []);
  const related = relatedQuery(product, tree);
  if (related) await data.warm(related);
  return undefined;
}

export function Component({ params, url }: RouteProps) {
  const { data: product } = useProduct(addressOf(params));
  if (!product) return null;
  return (
    <Container className={styles.page}>
      <ProductView key={product.productInfo.id} product={product} url={url} />
    </Container>
  );
}
