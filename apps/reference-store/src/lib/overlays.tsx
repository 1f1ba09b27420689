import { closeQuickView, readQuickView } from '@promenade/storefront-hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPath } from 'react-router-dom';
import { useNavigation, usePendingHref } from './route.ts';
import { readStored, writeStored } from './storage.ts';

/** What can lie over a page. The quick view is not here: it is an entry of the history, so that Back closes it. */
export type Overlay = 'menu' | 'search' | 'cart' | 'commands';

/** Opens an overlay, with a message in it. */
type ShowOverlay = (overlay: Overlay, message?: string) => void;

interface Overlays {
  open: Overlay | undefined;
  /** Message in the open overlay. */
  message: string | undefined;
  close(): void;
}

interface Opened {
  overlay: Overlay;
  /** Where the visitor was going when it opened: there it stays open. */
  onTheWayTo?: string | undefined;
}

const OverlaysContext = createContext<Overlays | null>(null);
/** Separate, so that product cards do not render when an overlay opens. */
const ShowOverlayContext = createContext<ShowOverlay | null>(null);

/** Knows which overlay is open; at most one is, and going to another page closes what was opened before. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const [message, setMessage] = useState<string>();
  const { location } = useNavigation().page;
  const pendingHref = usePendingHref();
  const onTheWayTo = useRef(pendingHref);
  useEffect(() => {
    onTheWayTo.current = pendingHref;
  }, [pendingHref]);
  const shownPath = useRef(createPath(location));
  useEffect(() => {
    const [before, here] = [shownPath.current, createPath(location)];
    shownPath.current = here;
    // A variant that was chosen reaches the address when the browser has time, perhaps after an overlay has opened.
    if (before !== here && withoutVariant(before) === withoutVariant(here)) return;
    setOpened((opened) => (opened?.onTheWayTo === here ? { overlay: opened.overlay } : undefined));
  }, [location]);
  const open = useCallback((overlay: Overlay) => setOpened({ overlay, onTheWayTo: onTheWayTo.current }), []);
  useOverlayKeys(open);
  const show = useCallback<ShowOverlay>(
    (overlay, words) =>
      afterQuickView(() => {
        setMessage(words);
        open(overlay);
      }),
    [open],
  );
  const value = useMemo<Overlays>(
    () => ({ open: opened?.overlay, message, close: () => setOpened(undefined) }),
    [opened, message],
  );
  return (
    <ShowOverlayContext value={show}>
      <OverlaysContext value={value}>{children}</OverlaysContext>
    </ShowOverlayContext>
  );
}

const withoutVariant = (path: string): string => path.replace(/([?&])variant=[^&#]*/, '$1').replace(/[?&](?=#|$)/, '');

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

export function useShowOverlay(): ShowOverlay {
  const show = useContext(ShowOverlayContext);
  if (!show) throw new Error('useShowOverlay was called outside <OverlaysProvider>.');
  return show;
}

/** The key that opens the search. */
export const SEARCH_SHORTCUT = '/';

/** Opens the search with `/` and the commands with Ctrl+K or ⌘K. */
function useOverlayKeys(show: (overlay: Overlay) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isCommands = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;
      if (event.defaultPrevented || !(isCommands || isSlashPress(event))) return;
      // A dialog keeps what was typed into it: nothing takes its place by a shortcut.
      if (document.querySelector('[role$=dialog]')) return;
      event.preventDefault();
      show(isCommands ? 'commands' : 'search');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
}

const STORE = 'pm-slash-key';
const editable = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';

/** Whether `/` opens the search. A key without a modifier must have an off switch: speech input presses those by mistake. */
export function isSlashKeyOn(): boolean {
  return readStored('localStorage', STORE) !== 'off';
}

export function setSlashKey(isOn: boolean): void {
  writeStored('localStorage', STORE, isOn ? 'on' : 'off');
}

/** Whether the event asks for the search, and types into nothing. */
function isSlashPress({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(editable) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashKeyOn();
}

export interface OverlayProps {
  open: boolean;
  /** What to say in it. */
  message?: string | undefined;
  onClose(): void;
}
