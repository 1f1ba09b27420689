import type { PreOrderView } from '@promenade/storefront-hooks';
import { Button, CheckoutSection, OrderLineList } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';
import styles from './checkout.module.css';

/** What is about to be ordered, merchant by merchant. What cannot be had any more is taken out in the cart. */
export function ItemsSection({ view, error }: { view: PreOrderView; error: string | undefined }) {
  const text = useText('account');
  return (
    <CheckoutSection
      id="items"
      title={text('checkout.items', { count: view.pieces })}
      error={error}
      action={
        error ? (
          <Button size="small" variant="outline" href={paths.cart}>
            {text('checkout.changeCart')}
          </Button>
        ) : null
      }
    >
      <div className={styles.merchants}>
        {view.merchants.map(({ merId, name, lines }) => (
          <div key={merId} className={styles.merchant}>
            <h3 className={styles.merchantName}>{name}</h3>
            <OrderLineList label={text('orders.linesOf', { merchant: name })} lines={lines} />
          </div>
        ))}
      </div>
    </CheckoutSection>
  );
}
