import type { ReactNode } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import * as styles from './ProductPageLayout.css.ts';

export interface ProductPageLayoutProps extends RootProps {
  /** `<Breadcrumbs>`, above everything. */
  breadcrumbs?: ReactNode;
  /** `<ProductGallery>`. */
  gallery: ReactNode;
  /** Name, price, choices, buttons. Stays in view next to the gallery. */
  decision: ReactNode;
  /** Description, shipping, returns: disclosures below the gallery. */
  details?: ReactNode;
  /** Reviews and related products, each at full width. */
  children?: ReactNode;
}

/**
 * The layout of a product page: gallery on the left, name, price and buttons on the right, the rest below. Not for a
 * dialog: use `Dialog`.
 */
export function ProductPageLayout({
  breadcrumbs,
  gallery,
  decision,
  details,
  children,
  ...rest
}: ProductPageLayoutProps) {
  return (
    <div {...rootProps(rest, styles.root)}>
      {inElement(breadcrumbs)}
      <article className={styles.product}>
        <div className={styles.gallery}>{gallery}</div>
        <div className={styles.decision}>{decision}</div>
        {details ? <div className={styles.details}>{details}</div> : null}
      </article>
      {children ? <div className={styles.rest}>{children}</div> : null}
    </div>
  );
}
