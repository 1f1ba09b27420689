import { Suspense } from 'react';
import { lazyOnIntent } from './lazy-on-intent.ts';
import { useCloseByBack } from './use-close-by-back.ts';
import { useOpenQuickView } from './use-quick-view.ts';

const { Component: QuickView } = lazyOnIntent(() =>
  import('../product/QuickView.tsx').then(({ QuickView }) => QuickView),
);

/** The quick view that the present history entry holds; closing it goes back. */
export function QuickViewHost() {
  const state = useOpenQuickView();
  const close = useCloseByBack();
  if (!state) return null;
  return (
    <Suspense>
      <QuickView card={state.card} onClose={close} />
    </Suspense>
  );
}
