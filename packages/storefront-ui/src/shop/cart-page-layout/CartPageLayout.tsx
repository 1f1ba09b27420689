'use client';

import { type ReactNode, useId } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CartPageLayout.css.ts';

export interface CartPageLayoutProps extends RootProps {
  /** `<CartGroup>`s with their lines. */
  children: ReactNode;
  /** `<Receipt>`. */
  receipt: ReactNode;
  /** One primary button that continues to the checkout. */
  actions: ReactNode;
  /** Small print below the button. */
  note?: ReactNode;
  /** Title of the summary. @default the provider's word */
  summaryTitle?: string | undefined;
}

/**
 * The layout of the cart page: lines, and the receipt next to them, on small screens below. Not for a checkout: use
 * `CheckoutLayout`.
 */
export function CartPageLayout({ children, receipt, actions, note, summaryTitle, ...rest }: CartPageLayoutProps) {
  const words = useUi().strings.shop.cart;
  const titleId = useId();
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.lines}>{children}</div>
      <aside className={styles.summary} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {summaryTitle ?? words.summary}
        </h2>
        {inElement(receipt)}
        <div className={styles.actions}>{actions}</div>
        {note ? <div className={styles.note}>{note}</div> : null}
      </aside>
    </div>
  );
}
