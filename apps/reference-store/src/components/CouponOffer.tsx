import { type OfferedCoupon, type UseCoupons, useCouponCard } from '@promenade/storefront-hooks';
import { CouponCard, type CouponCardProps } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';
import { useAccountPress } from '../lib/use-account-press.ts';

interface CouponOfferProps {
  offer: OfferedCoupon;
  receive: UseCoupons['receive'];
  /** Who sells the product. */
  merchant: string;
  headingLevel?: CouponCardProps['headingLevel'];
}

/** A coupon that a shopper can have; a guest has it after signing in. */
export function CouponOffer({ offer, receive, merchant, headingLevel }: CouponOfferProps) {
  const text = useText('below');
  const press = useAccountPress();
  const { id, ...card } = useCouponCard(offer);
  const seller = offer.coupon.merId > 0 ? merchant : undefined;
  return (
    <CouponCard
      {...card}
      merchant={seller}
      headingLevel={headingLevel}
      onReceive={() => press(receive.run(offer.coupon), text('coupons.signIn'), text('coupons.received'))}
    />
  );
}
