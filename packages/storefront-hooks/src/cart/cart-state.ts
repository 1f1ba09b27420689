import { createEmitter } from '../browser/emitter.ts';
import { type CartStructure, emptyStructure } from './cart-structure.ts';
import { memoised } from './cart-view.ts';

/** The structure of a cart as a store. */
export interface CartState {
  get(): CartStructure;
  /** Changes fields; subscribers are called only where one differs. */
  show(change: Partial<CartStructure>): void;
  subscribe(listener: () => void): () => void;
  /** Calls the subscribers. */
  emit(): void;
}

export function createCartState(): CartState {
  const { subscribe, emit } = createEmitter();
  let structure = emptyStructure;
  return {
    get: () => structure,
    show(change) {
      const next = memoised(structure, { ...structure, ...change });
      if (next === structure) return;
      structure = next;
      emit();
    },
    subscribe,
    emit,
  };
}
