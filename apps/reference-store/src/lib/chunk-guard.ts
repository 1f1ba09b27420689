import { CHUNK_RELOAD_GUARD_MS } from '@promenade/storefront-hooks/domain';
import { readStored, writeStored } from './storage.ts';

const GUARD = 'pm-chunk-reload';
const listeners = new Set<() => void>();

/**
 * Call when a page's code could not be loaded, most likely because a new version was deployed. Loads the address as a new document, at most once a
 * minute and only if the time can be stored; otherwise the page shows a message.
 */
export function leaveForFreshCode(href: string, now = Date.now()): void {
  if (mayReload(now)) window.location.assign(href);
  else noteMissingCode();
}

/** Call when a part of the page could not be loaded. The page continues without it and offers to reload, which needs a connection. */
export function noteMissingCode(): void {
  if (navigator.onLine === false) return;
  for (const listener of listeners) listener();
}

/** Calls the listener when new code is needed but the page must not reload by itself. Returns the unsubscribe function. */
export function onFreshCodeNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mayReload(now: number): boolean {
  const last = Number(readStored('sessionStorage', GUARD) ?? 0);
  return now - last >= CHUNK_RELOAD_GUARD_MS && writeStored('sessionStorage', GUARD, `${now}`);
}
