import type { ProductCard } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';

/** Field of `history.state` that stores the card; the router's fields remain unchanged. */
const FIELD = 'promenadeQuickView';

const changes = createEmitter();

/** The card in the current history entry. The same object until the entry changes. */
export function readQuickView(): ProductCard | undefined {
  const card = (history.state as Record<string, ProductCard | undefined> | null)?.[FIELD];
  return typeof card?.slug === 'string' ? card : undefined;
}

/**
 * Opens the quick view of a product. Adds a history entry with the page's address, so that Back closes the quick view and a
 * reload keeps it open. If a quick view is open already, replaces its product in the same entry.
 */
export function openQuickView(card: ProductCard): void {
  const state = { ...history.state, [FIELD]: card };
  if (readQuickView()) history.replaceState(state, '');
  else history.pushState(state, '');
  changes.emit();
}

/** Closes the quick view by going back in the history. Does nothing if no quick view is open. */
export function closeQuickView(): void {
  if (readQuickView()) history.back();
}

/** Calls the listener when the current history entry may have changed. Returns the unsubscribe function. */
export function watchQuickView(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  // A router's `pushState` fires no `popstate` event. Browsers with the Navigation API report it with `currententrychange`.
  const { navigation } = globalThis as { navigation?: EventTarget };
  addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}
