import { createPath, type Location, parsePath, type To } from 'react-router-dom';

interface EntryState {
  key: string;
  state: unknown;
}

const SCROLL_STORE = 'pm-scroll';

/** The scroll place of every entry of this tab's history. */
export interface ScrollMemory {
  save(key: string): void;
  placeOf(key: string): number;
}

/** Remembers scroll places over client navigation and over full document loads. Where there is no window it does nothing. */
export function createScrollMemory(): ScrollMemory {
  if (typeof window === 'undefined') return { save: () => undefined, placeOf: () => 0 };
  const places = new Map<string, number>(readPlaces());
  const save = (key: string) => void places.set(key, window.scrollY);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  window.addEventListener('pagehide', () => {
    save(entryState().key);
    // After a reload the browser restores the place itself, before any script runs.
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(SCROLL_STORE, JSON.stringify([...places].slice(-50)));
    } catch {
      // Without storage the places live as long as the document.
    }
  });
  return { save, placeOf: (key) => places.get(key) ?? 0 };
}

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_STORE) ?? '[]');
  } catch {
    return [];
  }
}

/** Whether the entry shown now is one of ours: the browser adds another when a hash is typed into the address bar. */
export function isKnownEntry(): boolean {
  return typeof (window.history.state as EntryState | null)?.key === 'string';
}

/** Location of the entry shown now; gives the entry a key if it has none yet. */
export function readLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry = entryState();
  return { pathname, search, hash, state: entry.state, key: entry.key };
}

function entryState(): EntryState {
  const known = window.history.state as EntryState | null;
  if (known && typeof known.key === 'string') return known;
  const entry: EntryState = { key: newKey(), state: null };
  window.history.replaceState(entry, '');
  return entry;
}

/** The location a navigation leads to, not yet in the history. */
export function locationFor(to: To, state: unknown): Location {
  const from = window.location;
  const { pathname = from.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state: state ?? null, key: newKey() };
}

/** Writes a location into the address bar. */
export function writeLocation(location: Location, how: 'push' | 'replace'): void {
  const entry: EntryState = { key: location.key, state: location.state };
  if (how === 'push') window.history.pushState(entry, '', createPath(location));
  else window.history.replaceState(entry, '', createPath(location));
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
