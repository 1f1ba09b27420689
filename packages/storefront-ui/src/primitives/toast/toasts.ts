import type { MouseEventHandler } from 'react';

/** One passing message. */
export interface ToastMessage {
  /** Unique among the messages. */
  id: number;
  /** Text that is shown and announced. */
  text: string;
  /** Meaning of the message. @default 'info' */
  tone?: 'info' | 'positive' | 'critical' | undefined;
  /** One action for the message, such as Undo. */
  action?: { label: string; onClick: MouseEventHandler<HTMLButtonElement> } | undefined;
}

/** A queue of messages outside React, so that any code can show one. */
export interface Toasts {
  /** Shows a message; returns its id. */
  show(message: Omit<ToastMessage, 'id'>): number;
  /** Removes a message. */
  dismiss(id: number): void;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The messages on the screen, oldest first. */
  snapshot(): readonly ToastMessage[];
}

/** Number of messages shown at once. When it is exceeded, the oldest is removed. */
const limit = 3;

/** Creates a message queue for a separate `ToastRegion`. Most pages use one region with `toasts`. */
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

/** The messages of the page, which a `ToastRegion` shows by default. */
export const toasts = createToasts();
