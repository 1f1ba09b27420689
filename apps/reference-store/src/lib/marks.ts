import { useEffect, useState, useSyncExternalStore } from 'react';

/** A press on a mark that is not handled yet. */
export interface Press {
  id: number;
  name: string;
  wanted: boolean;
}

const SELECTED = 1;
const PENDING = 2;
const none: ReadonlyMap<number, Press> = new Map();

/**
 * A shopper's marks on products, such as hearts. The buttons are rendered before the code that reads and changes marks: it is loaded for shoppers who
 * have marks, and at the first press.
 */
function createMarks() {
  let marked: ReadonlySet<number> = new Set();
  let pressed = none;
  let isNear = false;
  let buttons = 0;
  const sent = new Set<Press>();
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const subscribeButton = (listener: () => void) => {
    buttons += 1;
    if (buttons === 1) emit();
    const unsubscribe = subscribe(listener);
    return () => {
      buttons -= 1;
      if (buttons === 0) emit();
      return unsubscribe();
    };
  };
  const press = (wanted: Press) => {
    pressed = new Map([...pressed, [wanted.id, wanted]]);
    emit();
  };
  const approach = () => {
    if (isNear) return;
    isNear = true;
    emit();
  };
  const stateOf = (id: number) => (marked.has(id) ? SELECTED : 0) + (pressed.has(id) ? PENDING : 0);
  return {
    /** Whether a mark is rendered on the page. */
    useIsShown: () =>
      useSyncExternalStore(
        subscribe,
        () => buttons > 0,
        () => false,
      ),
    /** Whether a pointer or the focus has reached a mark. */
    useIsNear: () =>
      useSyncExternalStore(
        subscribe,
        () => isNear,
        () => false,
      ),
    /** The presses that are not handled yet. */
    usePressed: () =>
      useSyncExternalStore(
        subscribe,
        () => pressed,
        () => none,
      ),
    /** The presses that no one has started to handle. They count as started afterwards. */
    take(): Press[] {
      const due = [...pressed.values()].filter((each) => !sent.has(each));
      for (const each of due) sent.add(each);
      return due;
    },
    /** Removes a handled press, whatever its result. */
    settle(done: Press) {
      sent.delete(done);
      if (pressed.get(done.id) !== done) return;
      pressed = new Map([...pressed].filter(([id]) => id !== done.id));
      emit();
    },
    show(ids: readonly number[]) {
      marked = new Set(ids);
      emit();
    },
    /** The mark of a product, for its button. */
    useMark(id: number, name: string) {
      const state = useSyncExternalStore(
        subscribeButton,
        () => stateOf(id),
        () => 0,
      );
      return {
        selected: (state & SELECTED) > 0,
        pending: (state & PENDING) > 0,
        onSelectedChange: (wanted: boolean) => press({ id, name, wanted }),
        onIntent: approach,
      };
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;

/**
 * Loads the code that handles presses at each press, and returns whether there was one. Presses whose code cannot be loaded end; without a connection
 * they wait for one.
 */
export function useCodeForPresses(marks: Marks, { load }: { load(): Promise<unknown> }): boolean {
  const pressed = marks.usePressed();
  const [wasPressed, setWasPressed] = useState(false);
  if (pressed.size > 0 && !wasPressed) setWasPressed(true);
  useEffect(() => {
    if (pressed.size === 0) return;
    load().catch(() => {
      if (navigator.onLine) for (const press of pressed.values()) marks.settle(press);
    });
  }, [pressed, marks, load]);
  return wasPressed;
}

/** The hearts of all products. */
export const wishes = createMarks();
/** The products that the shopper wants to compare. */
export const comparison = createMarks();
