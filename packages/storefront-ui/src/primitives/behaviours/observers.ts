type Stop = () => void;

/**
 * Watches elements come into view and leave it. Does nothing where the DOM has no observers, as in jsdom.
 *
 * @returns Ends it.
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
 * Watches the sizes of elements. Does nothing where the DOM has no observers, as in jsdom.
 *
 * @returns Ends it.
 */
export function observeSize(elements: Iterable<Element>, onChange: () => void): Stop {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onChange);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** Whether a media query holds now; it does not where there is no layout, as in jsdom. */
export const matchesMedia = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
