import { Disclosure, Skeleton } from '@promenade/storefront-ui';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { deferred } from '../lib/deferred.tsx';
import type { PromotionCodeFormProps } from './PromotionCodeForm.tsx';

const PromotionCodeForm = deferred<PromotionCodeFormProps>(() =>
  import('./PromotionCodeForm.tsx').then((part) => part.PromotionCodeForm),
);

/** The entry for a promotion code. Most shoppers have none, so the form is loaded when it opens. */
export function PromotionCode(props: PromotionCodeFormProps) {
  const text = useText('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={text('promotionCode.title')}
      onOpenChange={setOpen}
      onPointerEnter={PromotionCodeForm.preload}
      onFocus={PromotionCodeForm.preload}
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PromotionCodeForm {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
