'use client';

import { Children, type ReactNode, useId } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { plainList } from '../shared/shared.css.ts';
import * as styles from './CartGroup.css.ts';

export interface CartGroupProps extends RootProps<'section'> {
  /** The merchant, as the heading. With `href` it is a link. */
  merchant: { name: string; href?: string | undefined };
  /** The lines of this merchant. */
  children: ReactNode;
  /** How many of the lines are selected for checkout; shows the checkbox together with `onCheckedChange`. */
  selection?: 'all' | 'some' | 'none' | undefined;
  /** Called when the shopper selects or clears all lines. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Sum of the selected lines, as formatted text. */
  subtotal?: string | undefined;
  /** Level of the heading in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * The cart lines of one merchant: heading, checkbox for all lines, subtotal. Not for the lines of an order: use
 * `OrderLineList`.
 */
export function CartGroup(props: CartGroupProps) {
  const { merchant, children, selection, onCheckedChange, subtotal, headingLevel = 2, ...rest } = props;
  const { Link, strings } = useUi();
  const words = strings.shop.cart;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId} {...rootProps(rest)}>
      <div className={styles.head}>
        {selection && onCheckedChange ? (
          <Checkbox
            label={words.chooseAllOf(merchant.name)}
            hideLabel
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onCheckedChange={() => onCheckedChange(selection !== 'all')}
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
