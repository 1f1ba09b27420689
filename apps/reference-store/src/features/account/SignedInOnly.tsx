import { useSession, useStorefront } from '@promenade/storefront-hooks';
import { PageHeader, SignInPrompt, Skeleton } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import { useNavigation } from '../../router/current-page.ts';
import widths from '../../styles/private-page.module.css';
import { signInPath } from '../layout/account-links.ts';
import { SessionUnreachable } from './SessionUnreachable.tsx';

export interface SignedInOnlyProps {
  title: string;
  /** Another way to what is behind it. */
  hint?: string;
  children: ReactNode;
}

/** What belongs to a customer. Everybody else is told so, and may sign in and come back. */
export function SignedInOnly({ title, hint, children }: SignedInOnlyProps) {
  const text = useText('account');
  const { state } = useSession();
  const { store } = useStorefront();
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
        register={store.showRegistrationPanel ? { label: text('account.register'), href: paths.register } : undefined}
      />
      {hint ? <p className={widths.hint}>{hint}</p> : null}
    </div>
  );
}
