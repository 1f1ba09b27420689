/** One passing message. */
export interface ToastMessage {
  id: number;
  text: string;
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'critical';
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onPress: () => void };
}

/** Messages on their way to the screen; lives outside React, so that any code may speak. */
export interface Toasts {
  show(message: Omit<ToastMessage, 'id'>): number;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly ToastMessage[];
}

/** At most this many at once; the oldest gives way. */
const limit = 3;

/** Creates a place for messages; hand it to `ToastRegion`. */
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
