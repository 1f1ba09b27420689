import { type OfferedCoupon, type UseCoupons, useCouponCard } from '@promenade/storefront-hooks';
import { CouponCard, type CouponCardProps } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';
import { useAccountPress } from '../lib/use-account-press.ts';

interface CouponOfferProps {
  offer: OfferedCoupon;
  receive: UseCoupons['receive'];
  /** Name of the merchant that sells the product. */
  merchant: string;
  headingLevel?: CouponCardProps['headingLevel'];
}

/** A coupon on offer; a guest has to sign in to receive it. */
export function CouponOffer({ offer, receive, merchant, headingLevel }: CouponOfferProps) {
  const text = useText('below');
  const press = useAccountPress();
  const { id, ...card } = useCouponCard(offer);
  const seller = offer.coupon.merId > 0 ? merchant : undefined;
  return (
    <CouponCard
      {...card}
      merchantName={seller}
      headingLevel={headingLevel}
      onReceive={() => press(receive.run(offer.coupon), text('coupons.signIn'), text('coupons.received'))}
    />
  );
}
