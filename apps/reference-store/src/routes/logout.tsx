import { useSession } from '@promenade/storefront-hooks';
import { Button, Container, Message } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { PageHead } from '../components/PageHead.tsx';
import { useText } from '../i18n/texts.tsx';
import { forgetHere } from '../lib/forget-person.ts';
import type { RouteHandle } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** Where the identity provider comes back to after signing out. */
export function Component() {
  const text = useText('account');
  const { state } = useSession();
  useEffect(() => {
    // The provider's own page ends sessions too, where no script of the shop runs.
    if (state === 'anonymous') void forgetHere();
  }, [state]);
  return (
    <Container className={styles.page}>
      <PageHead title={text('logout.title')} />
      <Message headingLevel={1} title={text('logout.title')} action={<Button href="/">{text('action.home')}</Button>}>
        {text('logout.text')}
      </Message>
    </Container>
  );
}
