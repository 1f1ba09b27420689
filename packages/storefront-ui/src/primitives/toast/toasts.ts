import type { MouseEventHandler } from 'react';

/** One passing message. */
export interface ToastMessage {
  /** Tells messages apart. */
  id: number;
  /** What is shown and announced. */
  text: string;
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'positive' | 'critical' | undefined;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: MouseEventHandler<HTMLButtonElement> } | undefined;
}

/** Messages on their way to the screen; lives outside React, so that any code can show one. */
export interface Toasts {
  /** Shows a message; returns its id. */
  show(message: Omit<ToastMessage, 'id'>): number;
  /** Takes a message away. */
  dismiss(id: number): void;
  /** Calls the listener after each change; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** The messages on the screen, oldest first. */
  snapshot(): readonly ToastMessage[];
}

/** At most this many at once; the oldest is removed. */
const limit = 3;

/** Creates a place for messages, for a `ToastRegion` of its own. Most pages have one region, and `toasts`. */
export function createToasts(): Toasts {
  let messages: readonly ToastMessage[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show(message) {
      const id = ++last;
      set([...messages, { ...message, id }].slice(-limit));
      return id;
    },
    dismiss: (id) => set(messages.filter((message) => message.id !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => messages,
  };
}

/** The messages of the page, which a `ToastRegion` shows unless told otherwise. */
export const toasts = createToasts();
