import { type HeldCouponState, useCouponCard, useNow } from '@promenade/storefront-hooks';
import { Badge, CouponCard, TextLink } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';

/** From how long before its end on a coupon is marked. */
const SOON_MS = 3 * 86_400_000;

/** A coupon of the shopper's, with the way to what it can be used for. */
export function HeldCoupon({ held }: { held: HeldCouponState }) {
  const text = useText('account');
  const view = useCouponCard(held);
  const { endTime } = held.coupon;
  const soonAt = endTime === null ? undefined : endTime - SOON_MS;
  const now = useNow(soonAt);
  const isUsable = held.validity === 'usable';
  const isSoon = isUsable && soonAt !== undefined && now >= soonAt;
  const action = isUsable ? (
    <>
      {isSoon ? <Badge tone="caution">{text('coupons.soon')}</Badge> : null}
      <TextLink href={paths.allProducts} aria-label={text('coupons.useOf', { name: view.name })}>
        {text('coupons.use')}
      </TextLink>
    </>
  ) : undefined;
  return <CouponCard {...view} headingLevel={2} action={action} />;
}
