import { Container } from '@promenade/storefront-ui';
import { ApplicationSent } from '../features/application/ApplicationSent.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={useText('application')('sent.title')} />
      <ApplicationSent />
    </Container>
  );
}
