import { Suspense, useEffect, useState } from 'react';
import { onClosed } from '../../page/closed.ts';
import { useEnvironment } from '../../page/environment.ts';
import { lazyWithWords } from '../overlays/lazy-with-words.tsx';
import type { ClosedNoticeProps } from './ClosedNotice.tsx';

const notices = lazyWithWords<ClosedNoticeProps>(['frame'], () =>
  import('./ClosedNotice.tsx').then(({ ClosedNotice }) => ClosedNotice),
);

/** Says so while the shop serves nobody, until it does again. */
export function ClosedHost() {
  const { Component: ClosedNotice } = notices[useEnvironment().locale];
  const [isClosed, setClosed] = useState(false);
  useEffect(() => onClosed(() => setClosed(true)), []);
  return isClosed ? (
    <Suspense>
      <ClosedNotice onOpen={() => setClosed(false)} />
    </Suspense>
  ) : null;
}
