import { useOrderCenterCounts, useSession, useUser } from '@promenade/storefront-hooks';
import { orderListPath } from '@promenade/storefront-hooks/domain';
import { PageHeader } from '@promenade/storefront-ui';
import { AccountShell } from '../components/AccountPage.tsx';
import { StoreLink } from '../components/StoreLink.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle } from '../lib/route.ts';
import styles from '../styles/account.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <AccountShell title={useText('account')('account.overview')} overview>
      <AccountOverview />
    </AccountShell>
  );
}

/** The overview of the account: pending tasks, and counts of its contents. */
function AccountOverview() {
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

interface AccountFact {
  href: string;
  label: string;
  /** `undefined` while it is loading. */
  count: number | undefined;
}

/** Counts, each with a link to the counted items. */
function AccountFacts({ label, facts }: { label: string; facts: readonly AccountFact[] }) {
  const { locale } = useEnvironment();
  const format = (count: number | undefined) =>
    count === undefined ? '–' : new Intl.NumberFormat(locale).format(count);
  return (
    <ul className={styles.facts} aria-label={label}>
      {facts.map(({ href, label: name, count }) => (
        <li key={href}>
          <StoreLink href={href} className={styles.fact}>
            <strong className={styles.count}>{format(count)}</strong>
            <span>{name}</span>
          </StoreLink>
        </li>
      ))}
    </ul>
  );
}
