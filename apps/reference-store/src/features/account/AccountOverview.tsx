import { useOrderCenterCounts, useSession, useUser } from '@promenade/storefront-hooks';
import { orderListPath } from '@promenade/storefront-hooks/domain';
import { PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './account.module.css';

/** The first page of the account: what waits for the shopper, and what is in it, in numbers. */
export function AccountOverview() {
  const text = useText('account');
  const { shopper } = useSession();
  const { data: user } = useUser();
  const { data: orders } = useOrderCenterCounts();
  const name = user?.nickname || shopper?.name || shopper?.email;
  return (
    <div className={styles.overview}>
      <PageHeader title={text('account.overview')} text={name ? text('account.hello', { name }) : undefined} />
      <AccountFacts
        label={text('orders.title')}
        facts={[
          { href: orderListPath('unpaid'), label: text('account.toPay'), count: orders?.unPaidCount },
          { href: orderListPath('to-receive'), label: text('account.onTheirWay'), count: orders?.receivedCount },
          { href: paths.reviews, label: text('account.toReview'), count: orders?.commentCount },
          { href: paths.refunds, label: text('account.openRefunds'), count: orders?.refundCount },
        ]}
      />
      <AccountFacts
        label={text('account.overview')}
        facts={[
          { href: paths.coupons, label: text('account.coupons'), count: user?.couponCount },
          { href: paths.points, label: text('account.points'), count: user?.integral },
          { href: paths.wishes, label: text('account.wishes'), count: user?.collectCount },
        ]}
      />
    </div>
  );
}
