import { useSession } from '@promenade/storefront-hooks';
import { Deferred, deferred } from '../lib/deferred.tsx';
import { wishes } from '../lib/marks.ts';

const MarkHosts = deferred(() => import('./MarkHosts.tsx').then((part) => part.MarkHosts));

/** What reads and changes hearts: at once for shoppers who are signed in, else with the first sign of a visitor. */
export function LateMarks() {
  const { state } = useSession();
  const isShown = wishes.useIsShown();
  return (
    <Deferred until="interaction" now={state === 'authenticated' && isShown}>
      <MarkHosts />
    </Deferred>
  );
}
