import { Alert, Container, PageHeader, RegistrationForm } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { useRegistrationForm } from '../features/account/use-registration-form.ts';
import { useAccountText } from '../i18n/use-text.ts';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** The registration as a page of its own, for who comes here directly. */
export function Component() {
  const text = useAccountText();
  const form = useRegistrationForm();
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={text('register.title')} />
      <PageHeader title={text('register.title')} text={text('register.subtitle')} />
      <noscript>
        <Alert>{text('account.needsScripts')}</Alert>
      </noscript>
      <RegistrationForm {...form} />
    </Container>
  );
}
