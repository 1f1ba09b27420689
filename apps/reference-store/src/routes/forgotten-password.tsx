import { Alert, Container, PageHeader } from '@promenade/storefront-ui';
import { ForgottenPasswordForm } from '../features/account/ForgottenPasswordForm.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  const text = useText('account');
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={text('forgotten.title')} />
      <PageHeader title={text('forgotten.title')} text={text('forgotten.text')} />
      <noscript>
        <Alert>{text('account.needsScripts')}</Alert>
      </noscript>
      <ForgottenPasswordForm />
    </Container>
  );
}
