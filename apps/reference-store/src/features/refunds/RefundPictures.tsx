import { useStorefront } from '@promenade/storefront-hooks';
import { Picture } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import styles from './refunds.module.css';

/** The pictures that were sent with a refund; each opens in full. */
export function RefundPictures({ addresses }: { addresses: readonly string[] }) {
  const text = useText('service');
  const { picture } = useStorefront();
  const pictures = addresses.flatMap(
    (address, index) => picture(address, 'review', text('refunds.picture', { number: index + 1 })) ?? [],
  );
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={text('refunds.pictures')}>
      {pictures.map((one, index) => (
        <li key={index} className={styles.thumb}>
          <a href={one.src} target="_blank" rel="noreferrer">
            <Picture picture={one} sizes="80px" ratio="square" />
          </a>
        </li>
      ))}
    </ul>
  );
}
