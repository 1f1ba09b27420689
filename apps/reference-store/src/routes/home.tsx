import { useStorefront } from '@promenade/storefront-hooks';
import { Container } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { useStructuredData } from '../app/structured-data.ts';
import { HomeCategories } from '../features/home/HomeCategories.tsx';
import { HomeHero } from '../features/home/HomeHero.tsx';
import { HomeMerchants } from '../features/home/HomeMerchants.tsx';
import { HomeNewProducts } from '../features/home/HomeNewProducts.tsx';
import { homeQueries } from '../features/home/home-data.ts';
import { useWebSiteData } from '../features/home/use-web-site-data.ts';
import type { RouteHandle, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ data }: RouteRequest) {
  await data.warm(homeQueries.index(), homeQueries.newProducts(), homeQueries.merchants());
}

export function Component() {
  const { store } = useStorefront();
  useStructuredData(useWebSiteData());
  return (
    <Container className={`${styles.page} ${styles.sections}`}>
      <PageHead title={store.websiteTitle} description={store.websiteDesc} canonicalPath="/" />
      <HomeHero />
      <HomeCategories />
      <HomeNewProducts />
      <HomeMerchants />
    </Container>
  );
}
