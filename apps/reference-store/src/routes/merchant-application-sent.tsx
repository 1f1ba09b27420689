import { Container } from '@promenade/storefront-ui';
import { ApplicationSent } from '../features/application/ApplicationSent.tsx';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <ApplicationSent />
    </Container>
  );
}
