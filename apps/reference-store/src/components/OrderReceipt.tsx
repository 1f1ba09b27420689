import { type OrderAmounts, useReceipt } from '@promenade/storefront-hooks';
import { Receipt } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';

interface ShopReceiptProps {
  amounts: OrderAmounts;
  pending?: boolean;
}

/** The amounts of an order or of a checkout. */
export function ShopReceipt({ amounts, pending = false }: ShopReceiptProps) {
  const text = useText('account');
  const receipt = useReceipt(amounts, {
    goods: text('checkout.goods'),
    shipping: text('checkout.shipping'),
    free: text('checkout.free'),
    coupon: text('checkout.coupon'),
    points: text('checkout.points'),
    total: text('checkout.total'),
  });
  return <Receipt {...receipt} unconfirmed={pending} />;
}
