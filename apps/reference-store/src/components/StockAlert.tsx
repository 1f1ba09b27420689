import { Disclosure, Skeleton } from '@promenade/storefront-ui';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { deferred } from '../lib/deferred.tsx';
import type { StockAlertFormProps } from './StockAlertForm.tsx';

const StockAlertForm = deferred<StockAlertFormProps>(
  () => import('./StockAlertForm.tsx').then((part) => part.StockAlertForm),
  // Contains the texts of address errors.
  { words: ['frame'] },
);

/** Offers a mail when a sold-out variant is available again. The form is loaded when it opens. */
export function StockAlert(props: StockAlertFormProps) {
  const text = useText('product');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={text('stockAlert.title')}
      onOpenChange={setOpen}
      onPointerEnter={StockAlertForm.preload}
      onFocus={StockAlertForm.preload}
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <StockAlertForm {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
