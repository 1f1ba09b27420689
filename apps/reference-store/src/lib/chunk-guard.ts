import { CHUNK_RELOAD_GUARD_MS } from '@promenade/storefront-hooks/domain';
import { readStored, writeStored } from './storage.ts';

const GUARD = 'pm-chunk-reload';
const listeners = new Set<() => void>();

/**
 * A part of the shop's code could not be loaded, most likely because a new version is out. Goes to the address as a full
 * document load, at most once a minute and only where that could be noted; otherwise the page explains itself.
 */
export function leaveForFreshCode(href: string, now = Date.now()): void {
  if (mayReload(now)) window.location.assign(href);
  else noteMissingCode();
}

/** A part of the page could not be loaded. The page goes on without it and offers a new load, which needs a connection. */
export function noteMissingCode(): void {
  if (navigator.onLine === false) return;
  for (const listener of listeners) listener();
}

/** Called when fresh code is needed and must not be fetched by itself. Returns the end of listening. */
export function onFreshCodeNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mayReload(now: number): boolean {
  const last = Number(readStored('sessionStorage', GUARD) ?? 0);
  return now - last >= CHUNK_RELOAD_GUARD_MS && writeStored('sessionStorage', GUARD, `${now}`);
}
