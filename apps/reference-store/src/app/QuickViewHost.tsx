import { useQuickView } from '@promenade/storefront-hooks';
import { Suspense } from 'react';
import { deferred } from '../lib/deferred.tsx';
import { useNavigation } from '../lib/route.ts';
import { useCloseByBack } from '../lib/use-close-by-back.ts';

const QuickView = deferred(() => import('./QuickView.tsx').then((part) => part.QuickView), { words: ['product'] });

/** The quick view of the product in the current history entry; closing it goes back. */
export function QuickViewHost() {
  // Render again after a navigation: another page is another entry of the history.
  useNavigation();
  const quickView = useQuickView();
  const close = useCloseByBack(quickView.close);
  if (!quickView.card) return null;
  return (
    <Suspense>
      <QuickView card={quickView.card} read={quickView} onClose={close} />
    </Suspense>
  );
}
