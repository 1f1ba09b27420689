import { useStorefront, useVisitTracking } from '@promenade/storefront-hooks';
import {
  pageFrameParts,
  ROUTE_PROGRESS_DURATION_MS,
  ROUTE_PROGRESS_THROTTLE_MS,
} from '@promenade/storefront-hooks/domain';
import { SkipLink } from '@promenade/storefront-ui';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { PageErrorView } from '../components/PageError.tsx';
import { RegionBoundary } from '../components/RegionBoundary.tsx';
import { MoreWords, useText } from '../i18n/texts.tsx';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { OverlaysProvider } from '../lib/overlays.tsx';
import { ownerSlot } from '../lib/owner-slot.ts';
import * as paths from '../lib/paths.ts';
import type { LoadedRoute } from '../lib/route.ts';
import { type RouteProps, useNavigation, usePendingHref } from '../lib/route.ts';
import { useSharedValue } from '../lib/shared-value.ts';
import styles from '../styles/router.module.css';
import { FloatingActions } from './FloatingActions.tsx';
import { ShopHeader } from './Header.tsx';
import { LateFooter } from './LateFooter.tsx';
import { LateMarks } from './LateMarks.tsx';
import { ClosedHost, FreshCodeNotice, NoticeRegion, OfflineNotice } from './Notices.tsx';
import { OverlayHost } from './Overlays.tsx';
import { TrackingHost } from './TrackingHost.tsx';

const AgentTools = deferred(() => import('./AgentTools.tsx').then((part) => part.AgentTools), { words: ['frame'] });
const Floats = deferred(() => import('./Floats.tsx').then((part) => part.Floats));

/** The page on screen, in the shop's frame unless it is shown inside another page. */
export function PageFrame() {
  const { loaded, match, url } = useNavigation().page;
  if (!loaded?.module.handle.framed || !match) return <WholePage />;
  return (
    <>
      <RoutePage loaded={loaded} params={match.params} url={url} />
      <HydrationMark />
    </>
  );
}

/** Header, page, footer, and the buttons and windows that float above them. */
function WholePage() {
  const { page } = useNavigation();
  const { loaded, match, error, url } = page;
  const { store } = useStorefront();
  const isSlugPage = match?.params.slug !== undefined && url.pathname === `/${match.params.slug}`;
  // An error page keeps header and footer.
  const { hasNavBar, hasFooter } = error
    ? { hasNavBar: true, hasFooter: true }
    : pageFrameParts(store, url.pathname, isSlugPage);
  const isFooterHidden = loaded?.module.handle.footer === 'hidden';
  const openShopHref = loaded?.module.handle.offersSelling ? paths.sellWithUs : undefined;
  useVisitTracking();
  return (
    <OverlaysProvider>
      <SkipLink />
      <PageProgress />
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
          {error || !loaded || !match ? (
            <PageErrorView error={error ?? { code: 404 }} />
          ) : (
            <RoutePage loaded={loaded} params={match.params} url={url} />
          )}
        </PageBoundary>
      </main>
      <RegionBoundary region="footer">
        <ownerSlot.Part type="FOOTER">{hasFooter && !isFooterHidden ? <LateFooter /> : null}</ownerSlot.Part>
      </RegionBoundary>
      <FloatingActions openShopHref={openShopHref} />
      <OverlayHost />
      <Deferred until="interaction">
        <Floats />
      </Deferred>
      <LateMarks />
      <NoticeRegion />
      <AgentToolsHost />
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

/** Offers the tools of the shop to shoppers' agents, in browsers that have any (WebMCP). */
function AgentToolsHost() {
  const hasAgents = useSyncExternalStore(
    () => () => {},
    () => 'modelContext' in document,
    () => false,
  );
  return hasAgents ? (
    <Suspense>
      <AgentTools />
    </Suspense>
  ) : null;
}

/** Marks the document as hydrated; tests and measurements wait for it. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

/** Shows the error page in place of a page that failed to render; header and footer stay. */
function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <RegionBoundary region="page" fallback={<PageErrorView error={{ code: 500 }} />}>
      {children}
    </RegionBoundary>
  );
}

/** Says the title of a page that was reached without a document load, once. */
function RouteAnnouncer() {
  const { page } = useNavigation();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (page.arrival === 'navigate' || page.arrival === 'traverse') setWords(document.title);
  }, [page]);
  return (
    <p className={styles.announcer} aria-live="polite">
      {words}
    </p>
  );
}

/** Shows that the next page is loading: only if it takes a while, and never for longer than five seconds. */
function PageProgress() {
  const text = useText();
  const pendingHref = useSharedValue(usePendingHref());
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!pendingHref) return;
    const start = setTimeout(() => setShown(true), ROUTE_PROGRESS_THROTTLE_MS);
    const end = setTimeout(() => setShown(false), ROUTE_PROGRESS_THROTTLE_MS + ROUTE_PROGRESS_DURATION_MS);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
      setShown(false);
    };
  }, [pendingHref]);
  return isShown ? <div role="progressbar" aria-label={text('nav.loading')} className={styles.progress} /> : null;
}
