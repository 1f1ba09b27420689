import { orderListPath } from '@promenade/storefront-hooks/domain';
import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { CardPayment } from '../features/checkout/CardPayment.tsx';
import { useHandedSecret } from '../features/checkout/use-handed-secret.ts';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden', embeds: 'stripe' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const orderNo = url.searchParams.get('orderNo')?.trim() ?? '';
  const handed = useHandedSecret();
  const isMissing = !orderNo && handed.secret === undefined && handed.isKnown;
  const title = text(isMissing ? 'payment.missing' : 'payment.card');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {isMissing ? (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href={orderListPath('all')}>{text('orders.showAll')}</Button>}
        >
          {text('payment.missingText')}
        </EmptyState>
      ) : (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            {handed.isKnown ? <CardPayment key={orderNo} orderNo={orderNo} clientSecret={handed.secret} /> : null}
          </div>
        </SignedInOnly>
      )}
    </Container>
  );
}
