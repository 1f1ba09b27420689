import { errorTextIn } from '@promenade/storefront-hooks';
import { orderPath } from '@promenade/storefront-hooks/domain';
import { Alert, PageHeader, TextLink } from '@promenade/storefront-ui';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEnvironment } from '../../page/environment.ts';
import { focusPageTitle } from '../overlays/focus-page-title.ts';
import styles from './checkout.module.css';
import { PayOrderForm } from './PayOrderForm.tsx';

/** The order is placed but its payment could not begin: says so, and tries again with the same order. */
export function PlacedUnpaid({ orderNo, error }: { orderNo: string; error: unknown }) {
  const text = useText('account');
  const { locale } = useEnvironment();
  useEffect(focusPageTitle, []);
  return (
    <div className={styles.placed}>
      <PageHeader title={text('checkout.placed')} text={text('checkout.placedText', { number: orderNo })} />
      <Alert tone="critical" announce>
        {errorTextIn(error, locale)}
      </Alert>
      <PayOrderForm orderNo={orderNo} label={text('payment.now')} />
      <TextLink href={orderPath(orderNo)} variant="ink">
        {text('orders.openOrder')}
      </TextLink>
    </div>
  );
}
