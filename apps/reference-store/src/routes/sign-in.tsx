import { type SignInFailure, signInFailureOf, useSession } from '@promenade/storefront-hooks';
import { safeReturnPath } from '@promenade/storefront-hooks/domain';
import { Button, Container, Message } from '@promenade/storefront-ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../components/PageHead.tsx';
import { NeedsScripts, SessionUnreachable } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import { useLeaveForSignIn } from '../lib/session.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** Redirects to the identity provider; shoppers who are already signed in are redirected to the return address. */
export function Component({ url }: RouteProps) {
  const text = useText('account');
  const navigate = useNavigate();
  const { state } = useSession();
  const leave = useLeaveForSignIn();
  const [failure, setFailure] = useState<SignInFailure>();
  const returnPath = safeReturnPath(url.searchParams.get('return'), url.origin) ?? '/';

  const start = useCallback(() => {
    setFailure(undefined);
    leave(returnPath).catch((cause) => setFailure(signInFailureOf(cause)));
  }, [leave, returnPath]);
  useEffect(() => {
    if (state === 'authenticated') void navigate(returnPath, { replace: true });
    else if (state !== 'unknown' && state !== 'unreachable') start();
  }, [state, start, navigate, returnPath]);

  return (
    <Container className={styles.page}>
      <PageHead title={text('account.signIn')} />
      {state === 'unreachable' ? (
        <SessionUnreachable />
      ) : failure ? (
        <Message
          headingLevel={1}
          title={text(failure === 'offline' ? 'signIn.unreachable' : `callback.${failure}.title`)}
          actions={
            <>
              <Button onClick={start}>{text('action.retry')}</Button>
              <Button href={paths.home} variant="ghost">
                {text('action.home')}
              </Button>
            </>
          }
        >
          {text(failure === 'offline' ? 'signIn.unreachableText' : `callback.${failure}.text`)}
        </Message>
      ) : (
        <Message headingLevel={1} title={text('signIn.onTheWay')}>
          <NeedsScripts />
        </Message>
      )}
    </Container>
  );
}
