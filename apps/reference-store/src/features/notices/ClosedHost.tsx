import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../errors/lazy-part.ts';
import { onClosed } from '../../page/closed.ts';

const ClosedNotice = lazyPart(() => import('./ClosedNotice.tsx').then((part) => part.ClosedNotice));

/** Says so while the shop serves nobody, until it does again. */
export function ClosedHost() {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => onClosed(() => setClosed(true)), []);
  return isClosed ? (
    <Suspense>
      <ClosedNotice onOpen={() => setClosed(false)} />
    </Suspense>
  ) : null;
}
