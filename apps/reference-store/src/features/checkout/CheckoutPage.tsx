import { errorTextIn, usePreOrder } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import { Button, EmptyState, LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { type CheckoutDraft, checkoutDraftName, emptyCheckout } from './checkout-draft.ts';
import { PlacedUnpaid } from './PlacedUnpaid.tsx';
import { useDraft } from './use-draft.ts';

/** A checkout by its number: what the shopper decided about it is kept until it is an order. */
export function CheckoutPage({ preOrderNo }: { preOrderNo: string }) {
  const navigate = useNavigate();
  const checkout = useDraft(checkoutDraftName(preOrderNo), emptyCheckout);
  const [placedBefore] = useState(checkout.draft.orderNo);
  useEffect(() => {
    // A reload, or Back from the payment: the order is placed, and its page knows how it stands.
    if (placedBefore) void navigate(orderPath(placedBefore), { replace: true });
  }, [placedBefore, navigate]);
  return placedBefore ? <CheckoutOnItsWay /> : <OpenCheckout preOrderNo={preOrderNo} {...checkout} />;
}

interface OpenCheckoutProps {
  preOrderNo: string;
  draft: CheckoutDraft;
  change(part: Partial<CheckoutDraft>): void;
}

/** An open checkout, up to its payment. */
function OpenCheckout({ preOrderNo, draft, change }: OpenCheckoutProps) {
  const text = useText('account');
  const { locale } = useEnvironment();
  const [unpaid, setUnpaid] = useState<{ orderNo: string; error: unknown }>();
  const { data: preOrder, error, isRefreshing, refresh } = usePreOrder(preOrderNo);

  if (unpaid) return <PlacedUnpaid {...unpaid} />;
  const isUnknown = error?.kind === 'not-found' || error?.kind === 'invalid';
  // Once the order is placed the checkout is gone by right, while the way to the payment still opens.
  if (isUnknown && !draft.orderNo) {
    return (
      <EmptyState
        headingLevel={1}
        title={text('checkout.expired')}
        action={
          <>
            <Button href={paths.cart}>{text('checkout.backToCart')}</Button>
            <Button href={paths.orders} variant="ghost">
              {text('orders.title')}
            </Button>
          </>
        }
      >
        {text('checkout.expiredText')}
      </EmptyState>
    );
  }
  if (preOrder) {
    return (
      <>
        <PageHeader title={text('checkout.title')} />
        <CheckoutForm
          preOrderNo={preOrderNo}
          preOrder={preOrder}
          isRefreshing={isRefreshing}
          draft={draft}
          onDraft={change}
          onPlaced={(orderNo) => change({ orderNo })}
          onPaymentFailed={(orderNo, cause) => setUnpaid({ orderNo, error: cause })}
        />
      </>
    );
  }
  if (!error) return <CheckoutOnItsWay />;
  return (
    <LoadError
      size="page"
      headingLevel={1}
      title={text('checkout.failed')}
      text={errorTextIn(error, locale)}
      onRetry={() => void refresh()}
      retryPending={isRefreshing}
    />
  );
}

function CheckoutOnItsWay() {
  const text = useText('account');
  return (
    <div aria-busy="true">
      <PageHeader title={text('checkout.title')} />
      <Skeleton shape="block" />
    </div>
  );
}
