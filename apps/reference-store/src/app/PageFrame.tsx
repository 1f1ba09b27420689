import { useSessionRecord } from '@promenade/storefront-hooks';
import { FloatingActions, RouteProgress, SkipLink } from '@promenade/storefront-ui';
import { FreshCodeNotice } from '../errors/FreshCodeNotice.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PageFaultView } from '../errors/PageFaultView.tsx';
import { ShopFooter } from '../features/layout/ShopFooter.tsx';
import { ShopHeader } from '../features/layout/ShopHeader.tsx';
import { NoticeRegion } from '../features/notices/NoticeRegion.tsx';
import { OverlayHost } from '../features/overlays/OverlayHost.tsx';
import { OverlaysProvider } from '../features/overlays/overlays.tsx';
import { AccountWords } from '../i18n/account-words.tsx';
import { useNavigation } from '../router/current-page.ts';
import type { LoadedRoute } from '../router/outcome.ts';
import { RouteAnnouncer } from '../router/RouteAnnouncer.tsx';
import type { RouteProps } from '../router/route-types.ts';
import { useRouteProgress } from '../router/use-route-progress.ts';
import { HydrationMark } from './HydrationMark.tsx';

/** Header, the page itself, footer, and what floats above them. */
export function PageFrame() {
  const { page } = useNavigation();
  const { loaded, match, fault, url } = page;
  const isProgressShown = useRouteProgress();
  useSessionRecord();
  return (
    <OverlaysProvider>
      <SkipLink />
      <RouteProgress pending={isProgressShown} />
      <ShopHeader />
      <FreshCodeNotice />
      <main id="main">
        <PageBoundary key={page.location.pathname}>
          {fault || !loaded || !match ? (
            <PageFaultView fault={fault ?? { code: 404 }} />
          ) : (
            <RoutePage loaded={loaded} params={match.params} url={url} />
          )}
        </PageBoundary>
      </main>
      {loaded?.module.handle.footer === 'hidden' ? null : <ShopFooter />}
      <FloatingActions />
      <OverlayHost />
      <NoticeRegion />
      <RouteAnnouncer />
      <HydrationMark />
    </OverlaysProvider>
  );
}

function RoutePage({ loaded: { module, accountWords }, ...props }: RouteProps & { loaded: LoadedRoute }) {
  const page = <module.Component {...props} />;
  return accountWords ? <AccountWords words={accountWords}>{page}</AccountWords> : page;
}
