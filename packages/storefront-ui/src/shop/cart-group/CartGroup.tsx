'use client';

import { Children, type ReactNode, useId } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { plainList } from '../shared/shared.css.ts';
import * as styles from './CartGroup.css.ts';

export interface CartGroupProps extends RootProps<'section'> {
  /** The merchant: the heading, a link when it has an address. */
  merchant: { name: string; href?: string | undefined };
  /** The lines of this merchant. */
  children: ReactNode;
  /** How many of the lines are bought now; shows the tick box together with `onCheckedChange`. */
  checked?: 'all' | 'some' | 'none' | undefined;
  /** Called when all lines are ticked or unticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Ready text of the checked lines' sum. */
  subtotal?: string | undefined;
  /** Rank of the heading in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The cart lines of one merchant: heading, tick box for all, subtotal. Not for the lines of an order: that is
 * `OrderLineList`.
 */
export function CartGroup(props: CartGroupProps) {
  const { merchant, children, checked, onCheckedChange, subtotal, headingLevel = 2, ...rest } = props;
  const { Link, strings } = useUi();
  const words = strings.shop.cart;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <div className={styles.head}>
        {checked && onCheckedChange ? (
          <Checkbox
            label={words.chooseAllOf(merchant.name)}
            hideLabel
            checked={checked === 'all'}
            indeterminate={checked === 'some'}
            onCheckedChange={() => onCheckedChange(checked !== 'all')}
          />
        ) : null}
        <Heading id={titleId} className={styles.title}>
          {merchant.href ? (
            <Link href={merchant.href} className={styles.link}>
              {merchant.name}
            </Link>
          ) : (
            merchant.name
          )}
        </Heading>
      </div>
      <ul {...listRole} className={plainList}>
        {Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
      </ul>
      {subtotal ? (
        <p className={styles.foot}>
          <span>{words.subtotalOf(merchant.name)}</span>
          <span translate="no" className={styles.amount}>
            {subtotal}
          </span>
        </p>
      ) : null}
    </section>
  );
}
