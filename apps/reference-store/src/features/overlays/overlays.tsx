import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useNavigation } from '../../router/current-page.ts';

/** What can lie over a page. The quick view is not here: it is an entry of the history, so that Back closes it. */
export type Overlay = 'menu' | 'search' | 'cart';

/** The keys that open the search, as `aria-keyshortcuts` says them. No single key: speech input would press those. */
export const SEARCH_SHORTCUT = 'Control+K Meta+K';

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
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      // A dialog keeps what was typed into it: nothing takes its place by a shortcut.
      if (!isWanted || event.shiftKey || event.altKey || document.querySelector('[role$=dialog]')) return;
      event.preventDefault();
      setOpen('search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const value = useMemo<Overlays>(
    () => ({
      open,
      message,
      show(overlay, words) {
        setMessage(words);
        setOpen(overlay);
      },
      close: () => setOpen(undefined),
    }),
    [open, message],
  );
  return <OverlaysContext value={value}>{children}</OverlaysContext>;
}

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error('useOverlays was called outside <OverlaysProvider>.');
  return overlays;
}
