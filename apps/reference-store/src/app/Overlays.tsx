import { Suspense, useEffect, useState } from 'react';
import { RegionBoundary } from '../components/RegionBoundary.tsx';
import { type DeferredPart, deferred } from '../lib/deferred.tsx';
import { type Overlay, type OverlayProps, useOverlays } from '../lib/overlays.tsx';

const panels: Record<Overlay, DeferredPart<OverlayProps>> = {
  cart: deferred(() => import('./CartPanel.tsx').then(({ CartPanel }) => CartPanel), { words: ['frame'] }),
  commands: deferred(() => import('./Commands.tsx').then(({ Commands }) => Commands), { words: ['frame'] }),
  menu: deferred(() => import('./MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel)),
  search: deferred(() => import('./SearchPanel.tsx').then(({ SearchPanel }) => SearchPanel), { words: ['frame'] }),
};
const atHand: readonly Overlay[] = ['cart', 'menu', 'search'];

/** The drawers of the shop. Their code is loaded when a visitor first reaches for one, and they stay mounted afterwards. */
export function OverlayHost() {
  const { open, message, close } = useOverlays();
  const [used, setUsed] = useState<readonly Overlay[]>([]);
  if (open && !used.includes(open)) setUsed([...used, open]);

  useEffect(() => {
    // The header has no button for the commands, so they are preloaded with the others.
    const preloadOverlays = () => {
      for (const name of atHand) panels[name].preload();
    };
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
        const Panel = panels[name];
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
