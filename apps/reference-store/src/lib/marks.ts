import { useSyncExternalStore } from 'react';
import type { DeferredPart } from './deferred.tsx';

/** A press on a mark, until it is done. */
export interface Press {
  id: number;
  /** Product name. */
  name: string;
  wanted: boolean;
}

const SELECTED = 1;
const PENDING = 2;

/**
 * Marks of the shopper on products, such as hearts, for buttons that are there before the code that reads and changes them: the keeper,
 * which comes for those who have marks, and with the first press.
 */
export function createMarks(keeper: DeferredPart<object>) {
  let marked: ReadonlySet<number> = new Set();
  let pressed: ReadonlyMap<number, Press> = new Map();
  const sent = new Set<Press>();
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const settle = (press: Press) => {
    sent.delete(press);
    if (pressed.get(press.id) !== press) return;
    pressed = new Map([...pressed].filter(([id]) => id !== press.id));
    emit();
  };
  const press = (wanted: Press) => {
    pressed = new Map([...pressed, [wanted.id, wanted]]);
    emit();
    // Without a connection it comes with the next one.
    keeper.load().catch(() => navigator.onLine && settle(wanted));
  };
  const stateOf = (id: number) => (marked.has(id) ? SELECTED : 0) + (pressed.has(id) ? PENDING : 0);
  return {
    keeper,
    subscribe,
    pressed: () => pressed,
    /** The presses that nobody has begun to do. */
    take(): Press[] {
      const due = [...pressed.values()].filter((each) => !sent.has(each));
      for (const each of due) sent.add(each);
      return due;
    },
    settle,
    show(ids: readonly number[]) {
      marked = new Set(ids);
      emit();
    },
    /** The mark of a product, for its button. */
    useMark(id: number, name: string) {
      const state = useSyncExternalStore(
        subscribe,
        () => stateOf(id),
        () => 0,
      );
      return {
        selected: (state & SELECTED) > 0,
        pending: (state & PENDING) > 0,
        onSelectedChange: (wanted: boolean) => press({ id, name, wanted }),
        onIntent: keeper.preload,
      };
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;
