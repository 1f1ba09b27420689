import { errorTextIn, useUser } from '@promenade/storefront-hooks';
import { LoadError, PageHeader, Skeleton } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonSection } from './PersonSection.tsx';
import styles from './profile.module.css';
import { SecuritySection } from './SecuritySection.tsx';

/** What the account knows of the shopper, and how they sign in. */
export function ProfilePage() {
  const text = useText('account');
  const { locale } = useEnvironment();
  const read = useUser();
  const { data: user } = read;
  return (
    <>
      <PageHeader title={text('account.profile')} />
      <div className={styles.sections}>
        {read.isLoading ? <Skeleton shape="block" /> : null}
        {read.error && !user ? (
          <LoadError
            title={text('profile.failed')}
            text={errorTextIn(read.error, locale)}
            onRetry={() => void read.refresh()}
            retryPending={read.isRefreshing}
          />
        ) : null}
        {user ? (
          <>
            <PersonSection user={user} />
            <EmailSection user={user} />
            <PasswordSection user={user} />
            <SecuritySection />
          </>
        ) : null}
      </div>
    </>
  );
}
