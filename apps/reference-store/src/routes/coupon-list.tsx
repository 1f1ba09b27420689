import { type HeldCouponState, useCouponCard, useMyCoupons, useNow } from '@promenade/storefront-hooks';
import {
  Badge,
  Button,
  Grid,
  LinkTabs,
  LoadMore,
  Message,
  PageHeader,
  Skeleton,
  TextLink,
} from '@promenade/storefront-ui';
import { CouponCard } from '@promenade/storefront-ui/shop';
import { AccountShell } from '../components/AccountPage.tsx';
import { ReadError } from '../components/ReadError.tsx';
import { useText } from '../i18n/texts.tsx';
import { COUPON_TABS, type CouponTab, couponPath, parseCouponPath } from '../lib/account-paths.ts';
import { pageHrefs } from '../lib/page-hrefs.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/coupons.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  return (
    <AccountShell title={useText('account')('coupons.title')}>
      <CouponPage url={url} />
    </AccountShell>
  );
}

/** The shopper's coupons: usable ones, and used or expired ones. */
function CouponPage({ url }: { url: URL }) {
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

/** One tab of the shopper's coupons, in each of its states. */
function HeldCoupons({ tab, page }: { tab: CouponTab; page: number }) {
  const text = useText('account');
  const list = useMyCoupons(tab, { firstPage: page });
  const { data } = list;
  if (list.error && !data) {
    return <ReadError className={styles.part} title={text('coupons.failed')} of={list} />;
  }
  return (
    <div className={styles.part} aria-busy={list.isLoading || list.isRefreshing}>
      {list.isLoading ? <Skeleton shape="block" /> : null}
      {data?.length === 0 ? (
        <Message
          title={text(`coupons.empty.${tab}`)}
          actions={
            <Button href={paths.allProducts} variant="outline">
              {text('orders.shop')}
            </Button>
          }
        >
          {text(`coupons.emptyText.${tab}`)}
        </Message>
      ) : null}
      {data && data.length > 0 ? (
        <Grid columns="two">
          {data.map((held) => (
            <HeldCoupon key={held.coupon.id} held={held} />
          ))}
        </Grid>
      ) : null}
      <LoadMore
        shownCount={data?.length ?? 0}
        totalCount={list.total}
        page={page + list.loadedPages - 1}
        hrefs={pageHrefs(list.pages, (number) => couponPath(tab, number))}
        pending={list.isLoadingMore}
        onLoadMore={() => void list.loadMore()}
      />
    </div>
  );
}

/** A coupon that ends within this time is marked. */
const SOON_MS = 3 * 86_400_000;

/** A coupon of the shopper with a link to the products it applies to. */
function HeldCoupon({ held }: { held: HeldCouponState }) {
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
  return <CouponCard {...view} headingLevel={2} actions={action} />;
}
