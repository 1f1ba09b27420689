import { useSession } from '@promenade/storefront-hooks';
import { Button, EmptyState, Skeleton } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useNavigation } from '../../router/current-page.ts';
import { signInPath } from '../layout/account-links.ts';

/** What belongs to a customer. Everybody else is told so, and may sign in and come back. */
export function SignedInOnly({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const { state } = useSession();
  const { pathname, search } = useNavigation().page.url;
  if (state === 'authenticated') return children;
  if (state === 'unknown') {
    return (
      <>
        <h1>{title}</h1>
        <Skeleton height="12rem" />
      </>
    );
  }
  return (
    <EmptyState
      level={1}
      title={text(state === 'expired' ? 'signIn.expired' : 'error.401.title')}
      action={<Button href={signInPath(pathname + search)}>{text('account.signIn')}</Button>}
    >
      {text('signIn.forPage', { page: title })}
    </EmptyState>
  );
}
