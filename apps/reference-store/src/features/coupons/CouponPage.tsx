import { LinkTabs, PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { COUPON_TABS, couponPath, parseCouponPath } from './coupon-path.ts';
import { HeldCoupons } from './HeldCoupons.tsx';

/** The shopper's coupons: those that can be used, and those that cannot any more. */
export function CouponPage({ url }: { url: URL }) {
  const text = useText('account');
  const { tab, page } = parseCouponPath(url.searchParams);
  return (
    <>
      <PageHeader title={text('coupons.title')} />
      <LinkTabs
        label={text('coupons.tabs')}
        tabs={COUPON_TABS.map((each) => ({
          label: text(`coupons.tab.${each}`),
          href: couponPath(each),
          current: each === tab,
        }))}
      />
      <HeldCoupons key={`${tab}-${page}`} tab={tab} page={page} />
    </>
  );
}
