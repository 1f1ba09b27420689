import { listen, listenToPage } from './listen.ts';

/** Calls the listener when the shopper returns to the page or the browser is online again, until the result is called. */
export function onReturn(listener: () => void): () => void {
  const ifVisible = () => {
    if (document.visibilityState !== 'hidden') listener();
  };
  const ends = [
    listenToPage('focus', ifVisible),
    listenToPage('online', listener),
    listen(document, 'visibilitychange', ifVisible),
  ];
  return () => {
    for (const end of ends) end();
  };
}
