import { Countdown } from '@promenade/storefront-ui';
import { useText } from '../i18n/texts.tsx';

/** How much time is left to pay an order. */
export function PayUntil({ at }: { at: number }) {
  const text = useText('account');
  return (
    <>
      <span>{text('orders.payWithin')}</span> <Countdown endsAt={at} label={text('orders.payWithin')} />
    </>
  );
}
