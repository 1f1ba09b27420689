import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** Controls the events, visibility and network state of a stubbed page. */
export interface StubbedPage {
  /** Dispatches an event on the window. @param facts Properties of the event. */
  fire(name: string, facts?: object): void;
  setVisible(isVisible: boolean): void;
  setOnline(isOnline: boolean): void;
}

/** Calls each listener in the async context of the code that has added it, so that it runs as part of its tab. */
class ContextualTarget extends EventTarget {
  readonly #bound = new Map<unknown, EventListener>();

  override addEventListener(name: string, listener: EventListener, options?: AddEventListenerOptions): void {
    const bound = this.#bound.get(listener) ?? AsyncLocalStorage.bind(listener);
    this.#bound.set(listener, bound);
    super.addEventListener(name, bound, options);
  }

  override removeEventListener(name: string, listener: EventListener): void {
    super.removeEventListener(name, this.#bound.get(listener) ?? listener);
  }
}

/** Stubs the globals of a page in Node, which starts faster than jsdom. `vi.unstubAllGlobals` removes them. */
export function stubPage(): StubbedPage {
  const target = new ContextualTarget();
  const document = Object.assign(new ContextualTarget(), { visibilityState: 'visible' });
  const navigator = { onLine: true };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const fire = (name: string, facts: object = {}) => void target.dispatchEvent(Object.assign(new Event(name), facts));
  return {
    fire,
    setVisible(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setOnline(isOnline) {
      const isBack = isOnline && !navigator.onLine;
      navigator.onLine = isOnline;
      if (isBack) fire('online');
    },
  };
}
