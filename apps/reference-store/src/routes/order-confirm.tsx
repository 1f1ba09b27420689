import { Button, Container, EmptyState } from '@promenade/storefront-ui';
import { SignedInOnly } from '../features/account/SignedInOnly.tsx';
import { CheckoutPage } from '../features/checkout/CheckoutPage.tsx';
import { CheckoutStart } from '../features/checkout/CheckoutStart.tsx';
import { checkoutSource } from '../features/checkout/checkout-source.ts';
import { useText } from '../i18n/use-text.ts';
import { PageHead } from '../page/PageHead.tsx';
import * as paths from '../page/paths.ts';
import type { RouteHandle, RouteProps } from '../router/route-types.ts';
import styles from '../styles/page.module.css';
import widths from '../styles/private-page.module.css';

export const handle: RouteHandle = { access: 'private', footer: 'hidden' };

export function Component({ url }: RouteProps) {
  const text = useText('account');
  const preOrderNo = url.searchParams.get('preOrderNo')?.trim();
  const source = preOrderNo ? undefined : checkoutSource(url.searchParams);
  const title = text(preOrderNo || source ? 'checkout.title' : 'checkout.missing');
  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      {source ? (
        <div className={widths.order}>
          <CheckoutStart source={source} path={url.pathname + url.search} />
        </div>
      ) : preOrderNo ? (
        <SignedInOnly title={title}>
          <div className={widths.order}>
            <CheckoutPage key={preOrderNo} preOrderNo={preOrderNo} />
          </div>
        </SignedInOnly>
      ) : (
        <EmptyState
          headingLevel={1}
          title={title}
          action={<Button href={paths.cart}>{text('checkout.backToCart')}</Button>}
        >
          {text('checkout.missingText')}
        </EmptyState>
      )}
    </Container>
  );
}
