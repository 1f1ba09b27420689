import { lazy, Suspense, useEffect, useState } from 'react';

/** How long a visitor looks around undisturbed. */
const OFFER_AFTER_MS = 30_000;

const SubscribeOffer = lazy(() => import('./SubscribeOffer.tsx').then((part) => ({ default: part.SubscribeOffer })));

/** Loads the offer of discount mails after a while, or when the pointer leaves the page upwards. */
export function SubscribeHost() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    const offer = () => setDue(true);
    const onLeave = ({ clientY }: MouseEvent) => clientY <= 0 && offer();
    const timer = setTimeout(offer, OFFER_AFTER_MS);
    root.addEventListener('mouseleave', onLeave);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('mouseleave', onLeave);
    };
  }, []);
  return isDue ? (
    <Suspense>
      <SubscribeOffer />
    </Suspense>
  ) : null;
}
