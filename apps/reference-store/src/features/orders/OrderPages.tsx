import { type OrderTabName, orderListPath } from '@promenade/storefront-hooks/domain';
import { Button } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './orders.module.css';

export interface OrderPagesProps {
  tab: OrderTabName;
  words: string;
  page: number;
  pages: number;
}

/** The way through a long list of orders. */
export function OrderPages({ tab, words, page, pages }: OrderPagesProps) {
  const text = useText('account');
  return (
    <nav className={styles.pages} aria-label={text('orders.pages')}>
      {page > 1 ? (
        <Button href={orderListPath(tab, page - 1, words)} variant="outline" size="small">
          {text('orders.newer')}
        </Button>
      ) : null}
      <span aria-current="page">{text('orders.page', { page, pages })}</span>
      {page < pages ? (
        <Button href={orderListPath(tab, page + 1, words)} variant="outline" size="small">
          {text('orders.older')}
        </Button>
      ) : null}
    </nav>
  );
}
