import { useStorefront } from '@promenade/storefront-hooks';
import { Container } from '@promenade/storefront-ui';
import { HomeCategories } from '../features/home/HomeCategories.tsx';
import { HomeHero } from '../features/home/HomeHero.tsx';
import { HomeLater } from '../features/home/HomeLater.tsx';
import { HomeNewProducts } from '../features/home/HomeNewProducts.tsx';
import { homeQueries } from '../features/home/home-data.ts';
import { useWebSiteData } from '../features/home/use-web-site-data.ts';
import { ownerSlot } from '../page/owner-slot.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useStructuredData } from '../page/structured-data.ts';
import type { RouteHandle, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function prefetch({ data }: RouteRequest) {
  await data.prefetch(homeQueries.index(), homeQueries.newProducts());
}

export function Component() {
  const { store } = useStorefront();
  useStructuredData(useWebSiteData());
  return (
    <>
      <PageHead title={store.websiteTitle} description={store.websiteDesc} canonicalPath="/" />
      <ownerSlot.Part type="HOME">
        <Container className={`${styles.page} ${styles.sections}`}>
          <HomeHero />
          <div>
            <HomeCategories />
            <HomeLater place="returning" />
          </div>
          <div>
            <HomeNewProducts />
            <div className={styles.ahead}>
              <HomeLater place="more" />
            </div>
          </div>
        </Container>
      </ownerSlot.Part>
    </>
  );
}
