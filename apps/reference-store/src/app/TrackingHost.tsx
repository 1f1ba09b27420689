import { useStorefront } from '@promenade/storefront-hooks';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { MoreWords } from '../i18n/texts.tsx';
import { measuresVisits } from '../lib/consent.ts';
import { useEnvironment } from '../lib/environment.ts';

async function loadTracking(locale: Locale): Promise<ComponentType> {
  const [{ Tracking }, words] = await Promise.all([import('./Tracking.tsx'), loadWords(['consent'], locale)]);
  const nonce = document.querySelector('script[nonce]');
  return () => (
    <MoreWords words={words}>
      <Tracking nonce={nonce instanceof HTMLElement ? nonce.nonce : undefined} />
    </MoreWords>
  );
}

/** Loads the measuring of visits when the page is idle, in shops whose owner measures. */
export function TrackingHost() {
  const { store } = useStorefront();
  const { locale } = useEnvironment();
  const isWanted = measuresVisits(store);
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const start = () =>
      void loadTracking(locale).then(
        (component) => isGone || setLoaded(() => component),
        // Without its code nothing is measured; shoppers are not affected.
        () => undefined,
      );
    const idle = globalThis.requestIdleCallback?.(start, { timeout: 4_000 }) ?? setTimeout(start, 1_000);
    return () => {
      isGone = true;
      globalThis.cancelIdleCallback?.(Number(idle));
      clearTimeout(idle);
    };
  }, [isWanted, locale]);
  return Loaded ? <Loaded /> : null;
}
