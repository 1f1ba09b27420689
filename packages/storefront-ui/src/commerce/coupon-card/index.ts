export { CouponCard, type CouponCardProps, type CouponCardState, type CouponKindName } from './CouponCard.tsx';
