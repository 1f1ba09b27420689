import { useSession, useStorefront, useWrite } from '@promenade/storefront-hooks';
import { Alert, Button, Message, PageHeader, Skeleton } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import * as paths from '../lib/paths.ts';
import { useSignOut } from '../lib/session.ts';
import { useAddressHere } from '../lib/use-address-here.ts';
import widths from '../styles/private-page.module.css';

interface SignedInOnlyProps {
  title: string;
  /** Shown to guests: another way to reach the content. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Content for signed-in shoppers; guests are asked to sign in and return here. */
export function SignedInOnly({ title, hint, children }: SignedInOnlyProps) {
  const text = useText('account');
  const { state } = useSession();
  const here = useAddressHere();
  if (state === 'authenticated') return children;
  if (state === 'unreachable') return <SessionUnreachable />;
  if (state === 'unknown') {
    return (
      <>
        <PageHeader title={title} />
        <NeedsScripts />
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      </>
    );
  }
  return (
    <>
      <Message
        headingLevel={1}
        title={text(state === 'expired' ? 'signIn.expired' : 'error.401.title')}
        actions={<SignInButtons signInHref={signInPath(here)} />}
      >
        {text('signIn.forPage', { page: title })}
      </Message>
      {hint ? <div className={widths.hint}>{hint}</div> : null}
    </>
  );
}

/** Says, to browsers that run no scripts, why a page stays empty. */
export function NeedsScripts() {
  const text = useText('account');
  return (
    <noscript>
      <Alert>{text('account.needsScripts')}</Alert>
    </noscript>
  );
}

/** Buttons to sign in and, if the shop has registration, to create an account. */
export function SignInButtons({ signInHref }: { signInHref: string }) {
  const text = useText();
  const { store } = useStorefront();
  return (
    <>
      <Button href={signInHref}>{text('account.signIn')}</Button>
      {store.showRegistrationPanel ? (
        <Button href={paths.register} variant="outline">
          {text('account.register')}
        </Button>
      ) : null}
    </>
  );
}

/** Says that the shopper is signed in, on pages that report the end or the failure of a sign-in. */
export function SignedIn() {
  const text = useText('account');
  const { signOut, isPending } = useSignOut();
  return (
    <Message
      headingLevel={1}
      title={text('signedIn.title')}
      actions={
        <>
          <Button href={paths.account}>{text('account.overview')}</Button>
          <Button variant="outline" onClick={signOut} pending={isPending}>
            {text('account.signOut')}
          </Button>
        </>
      }
    >
      {text('signedIn.text')}
    </Message>
  );
}

/** Replaces content that depends on the customer while the identity provider is unreachable. Disappears by itself. */
export function SessionUnreachable() {
  const text = useText('account');
  const { start } = useSession();
  const { run, isPending } = useWrite(start);
  return (
    <Message
      headingLevel={1}
      title={text('session.unreachable')}
      actions={
        <Button onClick={() => void run()} pending={isPending}>
          {text('action.retry')}
        </Button>
      }
    >
      {text('session.unreachableText')}
    </Message>
  );
}
