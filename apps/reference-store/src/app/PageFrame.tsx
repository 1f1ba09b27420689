import { useStorefront, useVisitTracking } from '@promenade/storefront-hooks';

import { pageFrameParts } from '@promenade/storefront-hooks/domain';

import { FloatingActions, RouteProgress, SkipLink } from '@promenade/storefront-ui';
import { FreshCodeNotice } from '../errors/FreshCodeNotice.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { PageFaultView } from '../errors/PageFaultView.tsx';
import { RegionBoundary } from '../errors/RegionBoundary.tsx';
import { LateFooter } from '../features/layout/LateFooter.tsx';
import { ShopHeader } from '../features/layout/ShopHeader.tsx';
import { ClosedHost } from '../features/notices/ClosedHost.tsx';
import { NoticeRegion } from '../features/notices/NoticeRegion.tsx';
import { OfflineNotice } from '../features/notices/OfflineNotice.tsx';
import { OverlayHost } from '../features/overlays/OverlayHost.tsx';
import { OverlaysProvider } from '../features/overlays/overlays.tsx';
import { TrackingHost } from '../features/tracking/TrackingHost.tsx';
import { MoreWords } from '../i18n/more-words.tsx';
import { ownerSlot } from '../page/owner-slot.ts';
import * as paths from '../page/paths.ts';
import { useNavigation } from '../router/current-page.ts';
import { matchRoute } from '../router/match-route.ts';
import type { LoadedRoute } from '../router/outcome.ts';
import { RouteAnnouncer } from '../router/RouteAnnouncer.tsx';
import type { RouteProps } from '../router/route-types.ts';
import { useRouteProgress } from '../router/use-route-progress.ts';
import { HydrationMark } from './HydrationMark.tsx';
import { LateParts } from './LateParts.tsx';

/** Header, the page itself, footer, and what floats above them. */
export function PageFrame() {
  const { page } = useNavigation();
  const { loaded, match, fault, url } = page;
  const { store } = useStorefront();
  const isSlugPage = match?.params.slug !== undefined && url.pathname === `/${match.params.slug}`;
  // A page that is not there keeps its ways on.
  const { hasNavBar, hasFooter } = fault
    ? { hasNavBar: true, hasFooter: true }
    : pageFrameParts(store, url.pathname, isSlugPage);
  const isFooterHidden = loaded?.module.handle.footer === 'hidden';
  // Nothing floats over a page on which somebody pays.
  const isSellingOffered =
    !isFooterHidden && matchRoute(paths.sellWithUs) !== undefined && !url.pathname.endsWith('/registration');
  const isProgressShown = useRouteProgress();
  useVisitTracking();
  return (
    <OverlaysProvider>
      <SkipLink />
      <RouteProgress pending={isProgressShown} />
      <RegionBoundary region="header">
        <ownerSlot.Part type="HEADER">
          <ShopHeader hideRow={!hasNavBar} />
        </ownerSlot.Part>
      </RegionBoundary>
      <OfflineNotice />
      <ClosedHost />
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
      <RegionBoundary region="footer">
        <ownerSlot.Part type="FOOTER">{hasFooter && !isFooterHidden ? <LateFooter /> : null}</ownerSlot.Part>
      </RegionBoundary>
      <FloatingActions openShopHref={isSellingOffered ? paths.sellWithUs : undefined} />
      <OverlayHost />
      <LateParts />
      <NoticeRegion />
      <RouteAnnouncer />
      <TrackingHost />
      <HydrationMark />
    </OverlaysProvider>
  );
}

function RoutePage({ loaded: { module, words }, ...props }: RouteProps & { loaded: LoadedRoute }) {
  const page = <module.Component {...props} />;
  return words.length > 0 ? <MoreWords words={words}>{page}</MoreWords> : page;
}
