import { queries } from '@promenade/storefront-hooks';
import { Container } from '@promenade/storefront-ui';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { ApplicationRecord } from '../features/application/ApplicationRecord.tsx';
import { applicationIn } from '../features/application/application-path.ts';
import { SellIntroduction } from '../features/application/SellIntroduction.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle, RouteProps, RouteRequest } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'private' };

export async function prefetch({ data }: RouteRequest) {
  await data.prefetch(queries.merchantTypes(), queries.businessCategories());
}

export function Component({ url }: RouteProps) {
  const text = useText('application');
  const id = applicationIn(url);
  const title = id === undefined ? text('sell.title') : text('applications.number', { number: id });
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} />
      {id === undefined ? (
        <SellIntroduction />
      ) : (
        <SignedInOnly title={title}>
          <ApplicationRecord key={id} id={id} />
        </SignedInOnly>
      )}
    </Container>
  );
}
