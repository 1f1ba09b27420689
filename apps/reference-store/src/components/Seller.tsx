import { useMerchantDetail } from '@promenade/storefront-hooks';
import { useText } from '../i18n/texts.tsx';
import styles from '../styles/seller.module.css';

/** The company behind a merchant, which the shopper has to know before the order, and a receipt has to name. */
export function Seller({ id }: { id: number }) {
  const text = useText('account');
  const { data } = useMerchantDetail(id);
  if (!data) return null;
  const { realName, address, email, phone } = data;
  const facts = [realName, address, email, phone].filter(Boolean).join(', ');
  return facts ? <p className={styles.seller}>{text('orders.seller', { facts })}</p> : null;
}
