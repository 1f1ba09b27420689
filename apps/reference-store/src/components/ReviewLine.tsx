import { useStorefront } from '@promenade/storefront-hooks';
import { attributesText } from '@promenade/storefront-hooks/domain';
import { Picture } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import styles from '../styles/review-writing.module.css';

interface ReviewLineProps {
  name: string;
  image: string;
  variant: string;
  merchant?: string | undefined;
  children?: ReactNode;
}

/** A bought product, with buttons to write, change or delete its review. */
export function ReviewLine({ name, image, variant, merchant, children }: ReviewLineProps) {
  const { picture } = useStorefront();
  const details = [attributesText(variant), merchant].filter(Boolean).join(' · ');
  return (
    <div className={styles.line}>
      <Picture picture={picture(image, 'line')} sizes="72px" decorative />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {details ? <span className={styles.soft}>{details}</span> : null}
      </div>
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  );
}
