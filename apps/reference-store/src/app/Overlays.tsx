import { Suspense, useEffect, useState } from 'react';
import { RegionBoundary } from '../components/RegionBoundary.tsx';
import type { Locale } from '../i18n/locale.ts';
import { useEnvironment } from '../lib/environment.ts';
import { type LazyOnIntent, lazyWithWords } from '../lib/lazy.tsx';
import { type Overlay, type OverlayProps, useOverlays } from '../lib/overlays.tsx';

const panels: Record<Overlay, Record<Locale, LazyOnIntent<OverlayProps>>> = {
  cart: lazyWithWords(['frame'], () => import('./CartPanel.tsx').then(({ CartPanel }) => CartPanel)),
  commands: lazyWithWords(['frame'], () => import('./Commands.tsx').then(({ Commands }) => Commands)),
  menu: lazyWithWords([], () => import('./MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel)),
  search: lazyWithWords(['frame'], () => import('./SearchPanel.tsx').then(({ SearchPanel }) => SearchPanel)),
};
const atHand: readonly Overlay[] = ['cart', 'menu', 'search'];

/** The drawers of the shop. Their code comes when a visitor first reaches for one, and stays. */
export function OverlayHost() {
  const { locale } = useEnvironment();
  const { open, message, close } = useOverlays();
  const [used, setUsed] = useState<readonly Overlay[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);

  useEffect(() => {
    // The commands have no button in the header.
    const preloadOverlays = () => {
      for (const name of atHand) panels[name][locale].preload();
    };
    const header = document.querySelector('header');
    header?.addEventListener('pointerenter', preloadOverlays, { once: true });
    header?.addEventListener('focusin', preloadOverlays, { once: true });
    return () => {
      header?.removeEventListener('pointerenter', preloadOverlays);
      header?.removeEventListener('focusin', preloadOverlays);
    };
  }, [locale]);

  return (
    <>
      {used.map((name) => {
        const { Component: Panel } = panels[name][locale];
        return (
          <RegionBoundary key={name} region={name}>
            <Suspense>
              <Panel open={open === name} message={message} onClose={close} />
            </Suspense>
          </RegionBoundary>
        );
      })}
    </>
  );
}
