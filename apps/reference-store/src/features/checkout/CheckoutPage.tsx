import { usePreOrder } from '@promenade/storefront-hooks';
import { errorText } from '@promenade/storefront-sdk';
import { Button, EmptyState, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { orderPath } from '../orders/order-tabs.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { checkoutDraftName, emptyCheckout } from './checkout-draft.ts';
import { PlacedUnpaid } from './PlacedUnpaid.tsx';
import { useDraft } from './use-draft.ts';

/** An open checkout, from its address to its payment. */
export function CheckoutPage({ preOrderNo }: { preOrderNo: string }) {
  const text = useText();
  const { locale } = useEnvironment();
  const navigate = useNavigate();
  const { draft, change } = useDraft(checkoutDraftName(preOrderNo), emptyCheckout);
  const [placedBefore] = useState(draft.orderNo);
  const [stuck, setStuck] = useState<{ orderNo: string; error: unknown }>();
  const { data: preOrder, error, isRefreshing, refresh } = usePreOrder(preOrderNo);
  const title = text('checkout.title');

  useEffect(() => {
    // A reload, or Back from the payment: the order is placed, and its page knows how it stands.
    if (placedBefore) void navigate(orderPath(placedBefore), { replace: true });
  }, [placedBefore, navigate]);

  if (stuck) return <PlacedUnpaid {...stuck} />;
  if (error?.kind === 'not-found' && !draft.orderNo) {
    return (
      <EmptyState
        level={1}
        title={text('checkout.expired')}
        action={<Button href="/order/shopping_cart">{text('checkout.backToCart')}</Button>}
      >
        {text('checkout.expiredText')}
      </EmptyState>
    );
  }
  if (error && !preOrder && !placedBefore) {
    return (
      <EmptyState
        level={1}
        title={text('checkout.failed')}
        action={<Button onClick={() => void refresh()}>{text('action.retry')}</Button>}
      >
        {errorText(error, locale)}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      {preOrder && !placedBefore ? (
        <CheckoutForm
          preOrderNo={preOrderNo}
          preOrder={preOrder}
          isRefreshing={isRefreshing}
          refresh={refresh}
          draft={draft}
          onDraft={change}
          onPlaced={(orderNo) => change({ orderNo })}
          onPaymentFailed={(orderNo, cause) => setStuck({ orderNo, error: cause })}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
}
