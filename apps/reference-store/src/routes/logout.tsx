import { useSession } from '@promenade/storefront-hooks';
import { Button, Container, Message } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { PageHead } from '../components/PageHead.tsx';
import { SessionUnreachable, SignedIn } from '../components/SignedInOnly.tsx';
import { useText } from '../i18n/texts.tsx';
import { forgetHere } from '../lib/forget-person.ts';
import type { RouteHandle } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** The page to which the identity provider redirects after signing out. Opened from a bookmark, it may meet a signed-in shopper. */
export function Component() {
  const text = useText('account');
  const { state } = useSession();
  useEffect(() => {
    // The provider's page can end the session too, without running a script of the shop.
    if (state === 'anonymous') void forgetHere();
  }, [state]);
  return (
    <Container className={styles.page}>
      <PageHead title={text('account.signOut')} />
      {state === 'authenticated' ? (
        <SignedIn />
      ) : state === 'unreachable' ? (
        <SessionUnreachable />
      ) : state === 'unknown' ? (
        <Message headingLevel={1} title={text('logout.pending')} />
      ) : (
        <Message
          headingLevel={1}
          title={text('logout.title')}
          actions={<Button href="/">{text('action.home')}</Button>}
        >
          {text('logout.text')}
        </Message>
      )}
    </Container>
  );
}
