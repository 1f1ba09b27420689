import { useStorefront, useStreamingChannel } from '@promenade/storefront-hooks';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RegionBoundary } from '../components/RegionBoundary.tsx';
import { measuresVisits } from '../lib/consent.ts';
import { settleConsent, useIsConsentSettled } from '../lib/consent-settled.ts';
import { deferred } from '../lib/deferred.tsx';
import { DIALOG_STATE } from '../lib/overlay-history.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import { savesData } from '../lib/saves-data.ts';
import { streamHosts } from '../lib/stream-hosts.ts';
import { useCloseByBack } from '../lib/use-close-by-back.ts';
import { QuickViewHost } from './QuickViewHost.tsx';

/** Quick view and registration, the live stream, the offer of discount mails, and the worker that stores pages for offline use. */
export function Floats() {
  const { loaded } = useNavigation().page;
  const isPublic = loaded && loaded.module.handle.access !== 'private';
  return (
    <>
      <RegionBoundary region="quick view">
        <QuickViewHost />
      </RegionBoundary>
      <RegionBoundary region="registration">
        <RegistrationHost />
      </RegionBoundary>
      <RegionBoundary region="stream">{isPublic ? <Stream /> : null}</RegionBoundary>
      <RegionBoundary region="subscription">
        <SubscribeHost />
      </RegionBoundary>
      <OfflinePages />
    </>
  );
}

const RegistrationDialog = deferred(
  () => import('./RegistrationDialog.tsx').then((part) => part.ShopRegistrationDialog),
  {
    words: ['account'],
  },
);

/** Shows the registration over the page while the history entry names it. */
function RegistrationHost() {
  const { store } = useStorefront();
  const { state } = useLocation();
  const close = useCloseByBack();
  if (!store.showRegistrationPanel) return null;
  if ((state as Record<string, unknown> | null)?.[DIALOG_STATE] !== paths.register) return null;
  return (
    <Suspense>
      <RegistrationDialog onClose={close} />
    </Suspense>
  );
}

/** Time in ms before a visitor is interrupted by the offer. */
const OFFER_AFTER_MS = 30_000;

const SubscribeOffer = deferred(() => import('./SubscribeOffer.tsx').then((part) => part.SubscribeOffer));

/** Loads the offer of discount mails after a while, or when the pointer leaves the page upwards. */
function SubscribeHost() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    const offer = () => setDue(true);
    const onLeave = ({ clientY }: MouseEvent) => clientY <= 0 && offer();
    const timer = setTimeout(offer, OFFER_AFTER_MS);
    root.addEventListener('mouseleave', onLeave);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('mouseleave', onLeave);
    };
  }, []);
  return isDue ? (
    <Suspense>
      <SubscribeOffer />
    </Suspense>
  ) : null;
}

/** The shop's live stream, if it has one. It waits until the shopper has answered the consent question. */
function Stream() {
  const { store } = useStorefront();
  const isSettled = useIsConsentSettled();
  const waits = measuresVisits(store) && !isSettled;
  useEffect(() => {
    // If the code of the consent question is blocked, there is no question to wait for.
    if (waits) import('./Tracking.tsx').catch(settleConsent);
  }, [waits]);
  return waits ? null : <StreamWindow />;
}

const StreamingWindow = deferred(() => import('./stream/StreamingWindow.tsx').then((part) => part.StreamingWindow), {
  words: ['frame'],
});

function StreamWindow() {
  const { data: stream, place, setPlace, close } = useStreamingChannel(streamHosts);
  if (!stream) return null;
  return (
    <Suspense>
      <StreamingWindow src={stream.src} place={place} onPlaceChange={setPlace} onClose={close} />
    </Suspense>
  );
}

/** Time in ms that a page must be on the screen before it is stored: its pictures have loaded by then, and pages left sooner are not stored. */
const SEEN_AFTER_MS = 1_500;

/** Stores the public pages that the visitor has looked at, for offline use. */
function OfflinePages() {
  const { loaded, error, location } = useNavigation().page;
  const canStore = !error && loaded && loaded.module.handle.access !== 'private';
  const address = canStore ? location.pathname + location.search : undefined;
  useEffect(() => {
    if (!address) return undefined;
    const timer = setTimeout(() => void keepPage(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const WORKER = '/service-worker.js';

/** Where Trusted Types are enforced, a plain string is rejected as the address of a worker. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('promenade-worker', { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

let registering: Promise<unknown> | undefined;

/** False for visitors who save data, and in browsers without service workers. */
function mayKeep(): boolean {
  return 'serviceWorker' in navigator && !savesData();
}

/** Stores the current page for offline use. Reading it again is cheap, because the browser has the response cached. */
async function keepPage(): Promise<void> {
  if (!mayKeep()) return;
  try {
    registering ??= navigator.serviceWorker.register(workerUrl());
    await registering;
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/|\.(?:avif|webp|jpe?g|png|svg)$/.test(new URL(name).pathname));
    active?.postMessage({ page: window.location.href.replace(/#.*/, ''), files });
  } catch {
    // The shop works without stored pages, for example where storage is blocked.
  }
}
