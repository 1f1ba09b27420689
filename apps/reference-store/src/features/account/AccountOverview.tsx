import { useSession, useUser } from '@promenade/storefront-hooks';
import { PageHeader } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import * as paths from '../../page/paths.ts';
import { StoreLink } from '../layout/StoreLink.tsx';
import styles from './account.module.css';

/** The first page of the account: what is in it, in numbers. */
export function AccountOverview() {
  const text = useText('account');
  const { locale } = useEnvironment();
  const { shopper } = useSession();
  const { data: user } = useUser();
  const name = user?.nickname || shopper?.name || shopper?.email;
  const format = (count: number | undefined) =>
    count === undefined ? '–' : new Intl.NumberFormat(locale).format(count);
  const facts = [
    { href: paths.coupons, label: text('account.coupons'), count: user?.couponCount },
    { href: paths.points, label: text('account.points'), count: user?.integral },
    { href: paths.wishes, label: text('account.wishes'), count: user?.collectCount },
  ];
  return (
    <div className={styles.overview}>
      <PageHeader title={text('account.overview')} text={name ? text('account.hello', { name }) : undefined} />
      <ul className={styles.facts}>
        {facts.map(({ href, label, count }) => (
          <li key={href}>
            <StoreLink href={href} className={styles.fact}>
              <strong className={styles.count}>{format(count)}</strong>
              {label}
            </StoreLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
