type Stop = () => void;

/**
 * Calls back when elements enter or leave the viewport. Does nothing in a DOM without observers, such as jsdom. On a busy
 * device, one call may bring several entries of an element; the last one is true now.
 *
 * @returns a function that stops observing.
 */
export function observeView(
  elements: Iterable<Element>,
  onChange: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): Stop {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(onChange, options);
  for (const element of elements) observer.observe(element);
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
