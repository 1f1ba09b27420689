import { errorTextIn, useSession, useTwitterSignIn } from '@promenade/storefront-hooks';
import { Button, Container, Message } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../components/PageHead.tsx';
import { SignedIn } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteProps } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** Twitter redirects here. Shows an error with a link if the sign-in cannot be completed. */
export function Component({ url }: RouteProps) {
  const text = useText('account');
  const navigate = useNavigate();
  const { locale } = useEnvironment();
  const { state, takeReturnPath } = useSession();
  const {
    finish: { run: finish, error },
  } = useTwitterSignIn();
  const { search } = url;
  useEffect(() => {
    // The effect may run twice. The second run finds the sign-in used up; its error must not hide the first one's success.
    finish(search).then(
      () => navigate(takeReturnPath() ?? paths.home, { replace: true }),
      () => undefined,
    );
  }, [finish, search, navigate, takeReturnPath]);
  const isDenied = url.searchParams.has('denied');
  const failure = isDenied ? 'denied' : error?.kind === 'network' ? 'offline' : 'lost';
  return (
    <Container className={styles.page}>
      <PageHead title={text('account.signIn')} />
      {error && state === 'authenticated' ? (
        <SignedIn />
      ) : error && state !== 'unknown' ? (
        <Message
          headingLevel={1}
          title={text(`callback.${failure}.title`)}
          actions={
            <>
              <Button href={paths.signIn}>{text('callback.again')}</Button>
              <Button href={paths.home} variant="ghost">
                {text('action.home')}
              </Button>
            </>
          }
        >
          {error.kind === 'invalid' || isDenied ? text(`callback.${failure}.text`) : errorTextIn(error, locale)}
        </Message>
      ) : (
        <Message headingLevel={1} title={text('callback.pending')} />
      )}
    </Container>
  );
}
