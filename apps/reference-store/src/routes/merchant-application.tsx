import { queries } from '@promenade/storefront-hooks';
import { Container } from '@promenade/storefront-ui';
import { ApplicationForm } from '../features/application/ApplicationForm.tsx';
import { stepIn } from '../features/application/application-path.ts';
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
  const step = stepIn(url);
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={text('apply.titleOf', { step: text(`apply.step.${step}`) })} />
      <ApplicationForm step={step} />
    </Container>
  );
}
