import { useQuickView } from '@promenade/storefront-hooks';
import { Suspense } from 'react';
import { useEnvironment } from '../../page/environment.ts';
import { useNavigation } from '../../router/current-page.ts';
import type { QuickViewProps } from '../product/QuickView.tsx';
import { lazyWithWords } from './lazy-with-words.tsx';
import { useCloseByBack } from './use-close-by-back.ts';

const quickViews = lazyWithWords<QuickViewProps>(['product'], () =>
  import('../product/QuickView.tsx').then(({ QuickView }) => QuickView),
);

/** The quick view that the present history entry holds; closing it goes back. */
export function QuickViewHost() {
  // Another page of the router is another entry of the history.
  useNavigation();
  const { locale } = useEnvironment();
  const quickView = useQuickView();
  const close = useCloseByBack(quickView.close);
  if (!quickView.card) return null;
  const { Component: QuickView } = quickViews[locale];
  return (
    <Suspense>
      <QuickView card={quickView.card} read={quickView} onClose={close} />
    </Suspense>
  );
}
