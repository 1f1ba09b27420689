type Callback = (entries: unknown[], observer: unknown) => void;

/** Observes nothing, or reports each element as visible at once. */
function observerClass(entryOf?: (target: Element) => object) {
  return class {
    readonly root = null;
    readonly rootMargin = '';
    readonly thresholds = [];
    readonly #callback: Callback;
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      if (entryOf) queueMicrotask(() => this.#callback([{ target, ...entryOf(target) }], this));
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): never[] {
      return [];
    }
  };
}

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

/**
 * Adds what browsers have and jsdom or happy-dom may lack: `IntersectionObserver`, for which every element is visible,
 * `ResizeObserver`, which never reports, and `matchMedia`, which matches nothing, unless they exist. Call it in a set-up
 * file of the test runner.
 *
 * @returns A function that removes the added stubs.
 */
export function stubObservers(): () => void {
  const stubs = {
    IntersectionObserver: observerClass(() => ({ isIntersecting: true, intersectionRatio: 1 })),
    ResizeObserver: observerClass(),
    matchMedia,
  };
  const added = Object.entries(stubs).filter(([name]) => !(name in globalThis));
  for (const [name, value] of added)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name] of added) Reflect.deleteProperty(globalThis, name);
  };
}
