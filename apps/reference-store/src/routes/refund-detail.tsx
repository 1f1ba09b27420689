import { Container } from '@promenade/storefront-ui';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { RefundGate } from '../features/refunds/RefundGate.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component({ url }: RouteProps) {
  const text = useText('service');
  const refundNo = url.searchParams.get('refundNo')?.trim() ?? '';
  const title = refundNo ? text('refunds.numbered', { number: refundNo }) : text('refunds.unknown');
  const gate = (
    <div className={widths.list}>
      <RefundGate key={refundNo} refundNo={refundNo} />
    </div>
  );
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {refundNo ? <SignedInOnly title={title}>{gate}</SignedInOnly> : gate}
    </Container>
  );
}
