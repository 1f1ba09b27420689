import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { PageHead } from '../app/PageHead.tsx';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { CheckoutPage } from '../features/checkout/CheckoutPage.tsx';
import { useAccountText } from '../i18n/use-text.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden' };

export function Component({ url }: RouteProps) {
  const text = useAccountText();
  const preOrderNo = url.searchParams.get('preOrderNo')?.trim();
  const title = text(preOrderNo ? 'checkout.title' : 'checkout.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {preOrderNo ? (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            <CheckoutPage key={preOrderNo} preOrderNo={preOrderNo} />
          </div>
        </SignedInOnly>
      ) : (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href="/order/shopping_cart">{text('checkout.backToCart')}</Button>}
        >
          {text('checkout.missingText')}
        </EmptyState>
      )}
    </Container>
  );
}
