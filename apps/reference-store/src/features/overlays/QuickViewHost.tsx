import { useQuickView } from '@promenade/storefront-hooks';
import { Suspense } from 'react';
import { useNavigation } from '../../router/current-page.ts';
import { lazyOnIntent } from './lazy-on-intent.ts';
import { useCloseByBack } from './use-close-by-back.ts';

const { Component: QuickView } = lazyOnIntent(() =>
  import('../product/QuickView.tsx').then(({ QuickView }) => QuickView),
);

/** The quick view that the present history entry holds; closing it goes back. */
export function QuickViewHost() {
  // Another page of the router is another entry of the history.
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
