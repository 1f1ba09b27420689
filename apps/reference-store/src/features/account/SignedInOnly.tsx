import { useSession } from '@promenade/storefront-hooks';
import { PageHeader, SignInPrompt, Skeleton } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useAccountText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import widths from '../../styles/private-page.module.css';
import { signInPath } from '../layout/account-links.ts';
import { SessionUnreachable } from './SessionUnreachable.tsx';

/** What belongs to a customer. Everybody else is told so, and may sign in and come back. */
export function SignedInOnly({ title, children }: { title: string; children: ReactNode }) {
  const text = useAccountText();
  const { state } = useSession();
  const { pathname, search } = useNavigation().page.url;
  if (state === 'authenticated') return children;
  if (state === 'unreachable') return <SessionUnreachable />;
  if (state === 'unknown') {
    return (
      <>
        <PageHeader title={title} />
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      </>
    );
  }
  return (
    <div className={widths.prompt}>
      <SignInPrompt
        headingLevel={1}
        title={text(state === 'expired' ? 'signIn.expired' : 'error.401.title')}
        text={text('signIn.forPage', { page: title })}
        signIn={{ label: text('account.signIn'), href: signInPath(pathname + search) }}
        register={{ label: text('account.register'), href: '/register' }}
      />
    </div>
  );
}
