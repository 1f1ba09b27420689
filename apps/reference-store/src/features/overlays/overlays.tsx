import { closeQuickView, readQuickView } from '@promenade/storefront-hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPath } from 'react-router-dom';
import { useNavigation } from '../../router/current-page.ts';
import { useOverlayKeys } from './use-overlay-keys.ts';

/** What can lie over a page. The quick view is not here: it is an entry of the history, so that Back closes it. */
export type Overlay = 'menu' | 'search' | 'cart' | 'commands';

interface Overlays {
  open: Overlay | undefined;
  /** What to say in the overlay that is open. */
  message: string | undefined;
  show(overlay: Overlay, message?: string): void;
  close(): void;
}

interface Opened {
  overlay: Overlay;
  /** Where the visitor was going when it opened: there it stays open. */
  onTheWayTo?: string | undefined;
}

const OverlaysContext = createContext<Overlays | null>(null);

/** Knows which overlay is open; at most one is, and going to another page closes what was opened before. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState<string>();
  const { page, pendingHref } = useNavigation();
  const { location } = page;
  const onTheWayTo = useRef(pendingHref);
  useEffect(() => {
    onTheWayTo.current = pendingHref;
  }, [pendingHref]);
  useEffect(() => {
    const here = createPath(location);
    setOpened((before) => (before?.onTheWayTo === here ? { overlay: before.overlay } : undefined));
  }, [location]);
  const open = useCallback((overlay: Overlay) => setOpened({ overlay, onTheWayTo: onTheWayTo.current }), []);
  useOverlayKeys(open);
  const value = useMemo<Overlays>(
    () => ({
      open: opened?.overlay,
      message,
      show(overlay, words) {
        afterQuickView(() => {
          setMessage(words);
          open(overlay);
        });
      },
      close: () => setOpened(undefined),
    }),
    [opened, message, open],
  );
  return <OverlaysContext value={value}>{children}</OverlaysContext>;
}

/** Two dialogs never lie over each other: the quick view goes back first, and gives the focus back. */
function afterQuickView(show: () => void): void {
  if (!readQuickView()) {
    show();
    return;
  }
  window.addEventListener('popstate', () => requestAnimationFrame(show), { once: true });
  closeQuickView();
}

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('useOverlays was called outside <OverlaysProvider>.');
  return overlays;
}
