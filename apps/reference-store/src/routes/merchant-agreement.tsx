import { queries } from '@promenade/storefront-hooks';
import { Breadcrumbs, Container, PageHeader } from '@promenade/storefront-ui';
import { AgreementText } from '../components/AgreementText.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useText } from '../i18n/texts.tsx';
import * as paths from '../lib/paths.ts';
import type { RouteHandle, RouteRequest } from '../lib/route.ts';
import styles from '../styles/page.module.css';

export const handle: RouteHandle = { access: 'public' };

export async function loader({ data }: RouteRequest) {
  await data.read(queries.merchantAgreement());
}

export function Component() {
  const text = useText('application');
  const title = text('agreement.title');
  const trail = [
    { name: text('nav.home'), href: '/' },
    { name: text('sell.title'), href: paths.sellWithUs },
    { name: title },
  ];
  return (
    <Container className={`${styles.page} ${styles.spaced}`}>
      <PageHead title={title} />
      <PageHeader title={title} breadcrumbs={<Breadcrumbs trail={trail} />} />
      <AgreementText />
    </Container>
  );
}
