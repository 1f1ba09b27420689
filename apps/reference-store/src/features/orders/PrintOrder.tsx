import { Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './orders.module.css';

/** Prints the order's page: its sums, lines and address make an invoice. */
export function PrintOrder() {
  const text = useText('account');
  return (
    <div className={styles.actionsStart}>
      <Button variant="outline" size="small" onClick={() => window.print()}>
        {text('orders.print')}
      </Button>
    </div>
  );
}
