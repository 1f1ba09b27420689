type Stop = () => void;

/**
 * Calls back when an element enters or leaves the viewport. Does nothing in a DOM without observers, such as jsdom.
 *
 * @returns a function that stops observing.
 */
export function observeView(element: Element, onChange: (entry: IntersectionObserverEntry) => void): Stop {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver((entries) => {
    // A busy browser reports several changes at once; only the last one is still true.
    const last = entries.at(-1);
    if (last) onChange(last);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back when elements change their size. Does nothing in a DOM without observers, such as jsdom.
 *
 * @returns a function that stops observing.
 */
export function observeSize(elements: Iterable<Element>, onChange: () => void): Stop {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a media query matches. False in a DOM without layout, such as jsdom. */
export const matchesMedia = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
