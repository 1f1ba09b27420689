import { queries } from '@promenade/storefront-hooks';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { TopProducts } from '../features/catalog/TopProducts.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ data }: RouteRequest) {
  await data.read(queries.topProducts());
}

export function Component() {
  const text = useText('lists');
  const title = text('top.title');
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={text('top.intro')} canonicalPath={paths.topProducts} />
      <PageHeader
        title={title}
        text={text('top.intro')}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: title }]} />}
      />
      <TopProducts />
    </Container>
  );
}
