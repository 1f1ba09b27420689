import { useEffect } from 'react';

/** Says on the document that the page now answers by script: tests and measurements wait for it. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}
