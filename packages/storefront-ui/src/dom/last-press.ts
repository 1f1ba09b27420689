import { pathOf } from './tree.ts';

let path: readonly Node[] = [];

/** Remembers what was pressed last: Safari does not focus pressed buttons. Returns a function that stops it. */
export function watchPresses(): () => void {
  // One listener for each provider, so that the end of a nested one leaves the others theirs.
  const onClick = (event: Event) => {
    path = pathOf(event.composedPath()[0] as Node);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** What was pressed last in a document and the nodes around it at that time, innermost first. */
export const lastPress = (document: Document): readonly Node[] => (path.includes(document) ? path : []);
