import { vi } from 'vitest';

/** A page as far as code outside React touches it: its events, whether it is shown, whether there is a network. */
export interface StubbedPage {
  /** Fires an event at the window, with facts of its own. */
  fire(name: string, facts?: object): void;
  setVisible(isVisible: boolean): void;
  setOnline(isOnline: boolean): void;
}

/** Puts a page into the globals of Node, which starts faster than jsdom. `vi.unstubAllGlobals` takes it away. */
export function stubPage(): StubbedPage {
  const target = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
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
