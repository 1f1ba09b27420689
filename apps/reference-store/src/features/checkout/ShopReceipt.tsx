import type { AmountProps } from '@promenade/storefront-hooks';
import { Receipt, type ReceiptRow } from '@promenade/storefront-ui';
import { useAccountText } from '../../i18n/use-text.ts';

export interface ShopReceiptProps {
  amounts: AmountProps;
  updating?: boolean;
}

/** What an order, or one to be placed, comes to. */
export function ShopReceipt({ amounts, updating = false }: ShopReceiptProps) {
  const text = useAccountText();
  const { goods, freight, coupon, points, total } = amounts;
  const saving = (id: 'coupon' | 'points', value: string | undefined): ReceiptRow[] =>
    value ? [{ id, label: text(`checkout.${id}`), value: `−${value}`, tone: 'saving' }] : [];
  return (
    <Receipt
      rows={[
        { id: 'goods', label: text('checkout.goods'), value: goods },
        freight
          ? { id: 'freight', label: text('checkout.shipping'), value: freight }
          : { id: 'freight', label: text('checkout.shipping'), value: text('checkout.free'), tone: 'free' },
        ...saving('coupon', coupon),
        ...saving('points', points),
      ]}
      total={{ label: text('checkout.total'), value: total }}
      updating={updating}
    />
  );
}
