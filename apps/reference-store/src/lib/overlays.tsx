import { closeQuickView, readQuickView } from '@promenade/storefront-hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { createPath } from 'react-router-dom';
import { useNavigation, usePendingHref } from './route.ts';
import { createSharedValue, type SharedValue, useSharedValue } from './shared-value.ts';
import { readStored, writeStored } from './storage.ts';

/** Overlays of the shop. The quick view is none of them: its history entry names the product, so that it survives a reload. */
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
  overlay: Overlay | undefined;
  /** Stays while the overlay closes. */
  message?: string | undefined;
  /** The page being opened when the overlay was shown: the overlay stays open there. */
  onTheWayTo?: string | undefined;
}

const OpenedContext = createContext<SharedValue<Opened> | null>(null);
const ShowOverlayContext = createContext<ShowOverlay | null>(null);

/** Stores which overlay is open. At most one is, and a navigation to another page closes it. */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [opened] = useState(() => createSharedValue<Opened>({ overlay: undefined }));
  const { location } = useNavigation().page;
  const pendingHref = usePendingHref();
  const shown = useRef(location);
  useEffect(() => {
    // An overlay may be opened before this effect runs for the first time.
    if (shown.current === location) return;
    const [before, here] = [createPath(shown.current), createPath(location)];
    const isSameEntry = shown.current.key === location.key;
    shown.current = location;
    // Only an entry of an overlay was left, which has closed it.
    if (isSameEntry) return;
    // The address may change after an overlay has opened, when the chosen variant is written to it.
    if (before !== here && withoutVariant(before) === withoutVariant(here)) return;
    const { overlay, message, onTheWayTo } = opened.get();
    if (overlay) opened.set({ overlay: onTheWayTo === here ? overlay : undefined, message });
  }, [location, opened]);
  const show = useCallback<ShowOverlay>(
    (overlay, message) => afterQuickView(() => opened.set({ overlay, message, onTheWayTo: pendingHref.get() })),
    [opened, pendingHref],
  );
  useOverlayKeys(show);
  return (
    <ShowOverlayContext value={show}>
      <OpenedContext value={opened}>{children}</OpenedContext>
    </ShowOverlayContext>
  );
}

const withoutVariant = (path: string): string => path.replace(/([?&])variant=[^&#]*/, '$1').replace(/[?&](?=#|$)/, '');

/** Two dialogs are never open together: the quick view closes first and returns the focus. */
function afterQuickView(show: () => void): void {
  if (!readQuickView()) {
    show();
    return;
  }
  window.addEventListener('popstate', () => requestAnimationFrame(show), { once: true });
  closeQuickView();
}

export function useOverlays(): Overlays {
  const shared = useContext(OpenedContext);
  if (!shared) throw new Error('useOverlays was called outside <OverlaysProvider>.');
  const { overlay, message } = useSharedValue(shared);
  return { open: overlay, message, close: () => shared.set({ overlay: undefined, message }) };
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
      // A dialog may contain typed text, so a shortcut does not replace it.
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

/** Whether the event is the search key, pressed outside of text fields. */
function isSlashPress({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(editable) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashKeyOn();
}

export interface OverlayProps {
  open: boolean;
  /** Message to show in the overlay. */
  message?: string | undefined;
  onClose(): void;
}
