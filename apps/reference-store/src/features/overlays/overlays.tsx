import { closeQuickView, readQuickView } from '@promenade/storefront-hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
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

const OverlaysContext = createContext<Overlays | null>(null);

/** Knows which overlay is open; at most one is, and going to another page closes it. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<Overlay>();
  const [message, setMessage] = useState<string>();
  const { page } = useNavigation();
  const place = page.location.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to close.
  useEffect(() => setOpen(undefined), [place]);
  useOverlayKeys(setOpen);
  const value = useMemo<Overlays>(
    () => ({
      open,
      message,
      show(overlay, words) {
        afterQuickView(() => {
          setMessage(words);
          setOpen(overlay);
        });
      },
      close: () => setOpen(undefined),
    }),
    [open, message],
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
