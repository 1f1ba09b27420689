import { Alert, Container, PageHeader, RegistrationForm } from '@promenade/storefront-ui';
import { OtherSignIns } from '../features/account/OtherSignIns.tsx';
import { useRegistrationForm } from '../features/account/use-registration-form.ts';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

/** The registration as a page of its own, for who comes here directly. */
export function Component() {
  const text = useText('account');
  const form = useRegistrationForm();
  return (
    <Container className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={text('register.title')} />
      <PageHeader title={text('register.title')} text={text('register.subtitle')} />
      <noscript>
        <Alert>{text('account.needsScripts')}</Alert>
      </noscript>
      <RegistrationForm {...form} />
      <OtherSignIns />
    </Container>
  );
}
