import { useSession, useStorefront, useWrite } from '@promenade/storefront-hooks';
import { Button, EmptyState, PageHeader, SignInPrompt, Skeleton } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import * as paths from '../lib/paths.ts';
import { useNavigation } from '../lib/route.ts';
import widths from '../styles/private-page.module.css';

interface SignedInOnlyProps {
  title: string;
  /** A way to the content without signing in. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Content for signed-in shoppers; others are asked to sign in, and return here. */
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
      {hint ? <div className={widths.hint}>{hint}</div> : null}
    </div>
  );
}

/** Instead of what needs to know the customer, while the identity provider cannot be asked. It goes away by itself. */
export function SessionUnreachable() {
  const text = useText('account');
  const { start } = useSession();
  const { run, isPending } = useWrite(start);
  return (
    <EmptyState
      headingLevel={1}
      title={text('session.unreachable')}
      action={
        <Button onClick={() => void run()} pending={isPending}>
          {text('action.retry')}
        </Button>
      }
    >
      {text('session.unreachableText')}
    </EmptyState>
  );
}
