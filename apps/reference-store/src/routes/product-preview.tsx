import { queries, useQuery } from '@promenade/storefront-hooks';
import { Container } from '@promenade/storefront-ui';
import { Preview } from '../features/product/Preview.tsx';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

const previewOf = ({ slug = '', id = '' }: RouteProps['params']) => queries.productPreview({ slug, uniqueKey: id });

export async function prefetch({ params, data }: RouteRequest) {
  await data.read(previewOf(params));
}

export function Component({ params }: RouteProps) {
  const { data: product } = useQuery(previewOf(params));
  if (!product) return null;
  return (
    <Container className={styles.page}>
      <Preview product={product} />
    </Container>
  );
}
