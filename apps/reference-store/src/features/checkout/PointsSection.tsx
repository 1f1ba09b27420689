import { useStorefront } from '@promenade/storefront-hooks';
import { pointsOffer } from '@promenade/storefront-hooks/domain';
import type { PreOrder } from '@promenade/storefront-sdk';
import { CheckoutSection, Switch } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';

export interface PointsSectionProps {
  preOrder: PreOrder;
  couponCents: number;
  value: boolean;
  onChange(spendPoints: boolean): void;
}

/** The shopper's points and what they save. Without any that could be used there is no section. */
export function PointsSection({ preOrder, couponCents, value, onChange }: PointsSectionProps) {
  const text = useText('account');
  const { formatMoney } = useStorefront();
  const balance = preOrder.userIntegral ?? 0;
  const offer = pointsOffer({ balance, goodsCents: preOrder.proTotalFee, couponCents });
  if (offer.points === 0) return null;
  return (
    <CheckoutSection id="points" title={text('checkout.points')}>
      <Switch
        label={text('checkout.pointsUse', { count: offer.points, amount: formatMoney(offer.cents) })}
        hint={text('checkout.pointsBalance', { count: balance })}
        name="useIntegral"
        checked={value}
        onCheckedChange={onChange}
      />
    </CheckoutSection>
  );
}
