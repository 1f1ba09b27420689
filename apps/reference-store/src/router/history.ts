import { createPath, type Location, parsePath, type To } from 'react-router-dom';
import { isOverlayEntry } from '../lib/overlay-history.ts';
import { readStoredObject, writeStored } from '../lib/storage.ts';

interface EntryState {
  key: string;
  state: unknown;
}

const SCROLL_STORE = 'pm-scroll';

const newKey = () => Math.random().toString(36).slice(2, 10);

/** Scroll offsets of this tab's history entries. */
export interface ScrollMemory {
  save(key: string): void;
  placeOf(key: string): number;
}

/** Stores scroll offsets across client navigation and document loads. Does nothing without a window. */
export function createScrollMemory(): ScrollMemory {
  if (typeof window === 'undefined') return { save: () => undefined, placeOf: () => 0 };
  const places = new Map<string, number>(Object.entries(readStoredObject('sessionStorage', SCROLL_STORE)));
  const save = (key: string) => void places.set(key, window.scrollY);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  const store = () => {
    save(entryState().key);
    writeStored('sessionStorage', SCROLL_STORE, JSON.stringify(Object.fromEntries([...places].slice(-50))));
  };
  // Firefox loses what a page stores in its last event, so store whenever scrolling rests, too. Safari lacks `scrollend`.
  for (const event of ['scrollend', 'visibilitychange']) document.addEventListener(event, store);
  window.addEventListener('pagehide', () => {
    store();
    // After a reload the browser restores the position itself, before any script runs.
    window.history.scrollRestoration = 'auto';
  });
  return { save, placeOf: (key) => places.get(key) ?? 0 };
}

/** Whether the router created the current entry: the browser adds others when a hash is typed into the address bar. */
export function isKnownEntry(): boolean {
  return typeof (window.history.state as EntryState | null)?.key === 'string';
}

/** Location of the current entry; gives the entry a key if it has none yet. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, ...entryState() };
}

function entryState(): EntryState {
  if (!isKnownEntry()) window.history.replaceState({ key: newKey(), state: null } satisfies EntryState, '');
  return window.history.state;
}

/** The target location of a navigation, not yet in the history. */
export function locationFor(to: To, state: unknown): Location {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Writes a location into the address bar. A page that is opened from an overlay replaces the overlay's entry. */
export function writeLocation(location: Location, how: 'push' | 'replace'): void {
  const entry: EntryState = { key: location.key, state: location.state };
  window.history[isOverlayEntry() || how === 'replace' ? 'replaceState' : 'pushState'](entry, '', createPath(location));
}
