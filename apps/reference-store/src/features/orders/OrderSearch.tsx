import { useStorefront } from '@promenade/storefront-hooks';
import { ORDER_WORDS, type OrderTabName, orderListPath } from '@promenade/storefront-hooks/domain';
import { SearchForm } from '@promenade/storefront-ui';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import styles from './orders.module.css';

/** Finds orders by number or product; the words stand in the address. */
export function OrderSearch({ tab, words }: { tab: OrderTabName; words: string }) {
  const text = useText('account');
  const { href } = useStorefront();
  const navigate = useNavigate();
  return (
    <SearchForm
      className={styles.search}
      action={href(orderListPath())}
      name={ORDER_WORDS}
      label={text('orders.search')}
      defaultValue={words}
      onSearch={(next) => void navigate(orderListPath(tab, 1, next))}
    />
  );
}
