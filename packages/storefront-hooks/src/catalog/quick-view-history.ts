import type { ProductCard } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';

/** Field of `history.state` that holds the card; the router's own fields stay beside it. */
const FIELD = 'promenadeQuickView';

const changes = createEmitter();

/** The card in the current history entry. The object stays the same as long as the entry does. */
export function readQuickView(): ProductCard | undefined {
  const card = (history.state as Record<string, ProductCard | undefined> | null)?.[FIELD];
  return typeof card?.slug === 'string' ? card : undefined;
}

/**
 * Opens the quick view of a product over the page, as a history entry with the same address, so that Back closes it and a
 * reload keeps it open. An open one shows the other product in the same entry.
 */
export function openQuickView(card: ProductCard): void {
  const state = { ...history.state, [FIELD]: card };
  if (readQuickView()) history.replaceState(state, '');
  else history.pushState(state, '');
  changes.emit();
}

/** Closes the quick view by going back. Does nothing where none is open. */
export function closeQuickView(): void {
  if (readQuickView()) history.back();
}

/** Calls the listener when another history entry may be current. Returns the unsubscribe function. */
export function watchQuickView(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  // Routers change entries without an event of the window; the Navigation API reports those, where it exists.
  const { navigation } = globalThis as { navigation?: EventTarget };
  addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}
