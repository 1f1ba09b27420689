import { useSession } from '@promenade/storefront-hooks';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { comparison, useCodeForPresses, wishes } from '../lib/marks.ts';

const MarkHosts = deferred(() => import('./MarkHosts.tsx').then((part) => part.MarkHosts));

/** Loads the code that reads and changes hearts: at once for shoppers who are signed in, otherwise at the visitor's first interaction. */
export function LateMarks() {
  const { state } = useSession();
  const isShown = wishes.useIsShown();
  useCodeForPresses(wishes, MarkHosts);
  useCodeForPresses(comparison, MarkHosts);
  return (
    <Deferred until="interaction" now={state === 'authenticated' && isShown}>
      <MarkHosts />
    </Deferred>
  );
}
