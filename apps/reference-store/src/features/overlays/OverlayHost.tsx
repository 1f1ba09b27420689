import { Suspense, useEffect, useState } from 'react';
import { lazyOnIntent } from './lazy-on-intent.ts';
import type { OverlayProps } from './overlay-props.ts';
import { type Overlay, useOverlays } from './overlays.tsx';
import { QuickViewHost } from './QuickViewHost.tsx';
import { RegistrationHost } from './RegistrationHost.tsx';

const panels = {
  cart: lazyOnIntent<OverlayProps>(() => import('../cart/CartPanel.tsx').then(({ CartPanel }) => CartPanel)),
  menu: lazyOnIntent<OverlayProps>(() => import('../layout/MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel)),
  search: lazyOnIntent<OverlayProps>(() => import('../catalog/SearchPanel.tsx').then(({ SearchPanel }) => SearchPanel)),
};
const names = Object.keys(panels) as Overlay[];

/** Fetches the code of every overlay: called with the first sign of life after the page has settled. */
export function preloadOverlays(): void {
  for (const name of names) panels[name].preload();
}

/** The drawers of the shop. Their code comes when a visitor first reaches for one, and stays. */
export function OverlayHost() {
  const { open, message, close } = useOverlays();
  const [used, setUsed] = useState<readonly Overlay[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);

  useEffect(() => {
    const header = document.querySelector('header');
    header?.addEventListener('pointerenter', preloadOverlays, { once: true });
    header?.addEventListener('focusin', preloadOverlays, { once: true });
    return () => {
      header?.removeEventListener('pointerenter', preloadOverlays);
      header?.removeEventListener('focusin', preloadOverlays);
    };
  }, []);

  return (
    <>
      {used.map((name) => {
        const { Component: Panel } = panels[name];
        return (
          <Suspense key={name}>
            <Panel open={open === name} message={message} onClose={close} />
          </Suspense>
        );
      })}
      <QuickViewHost />
      <RegistrationHost />
    </>
  );
}
