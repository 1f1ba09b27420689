'use client';

import type { ReactNode } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { plainList } from '../shared/shared.css.ts';
import * as styles from './OrderLineList.css.ts';

/** A line of an order as the view model supplies it. */
export interface OrderLineView {
  /** Unique among the lines; never shown. */
  id: string;
  /** Product name. */
  name: string;
  /** Address of the product's page; leave out when the product is no longer available. */
  href?: string | undefined;
  /** Leave out when there is none; its space stays reserved. */
  picture?: PictureView | undefined;
  /** The chosen options: 'Sand, 42'. */
  attributes?: string | undefined;
  /** Quantity ordered. */
  quantity: number;
  /** Price of one unit, as formatted text. */
  unitPrice: string;
  /** Price of the whole line, as formatted text. */
  lineTotal: string;
  /** A note about this line: 'Refunded'. */
  note?: ReactNode;
}

export interface OrderLineListProps extends RootProps<'ul'> {
  /** The lines, in the order shown. */
  lines: readonly OrderLineView[];
  /** Accessible name of the list. @default "Items in this order" */
  label?: string | undefined;
}

/** The lines of an order, read-only. Not for lines that can be changed: use `CartLine`. */
export function OrderLineList({ lines, label, ...rest }: OrderLineListProps) {
  const { Link, strings } = useUi();
  const words = strings.account.order;
  return (
    <ul {...listRole} aria-label={label ?? words.lines} {...rootProps(rest, plainList)}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Picture picture={line.picture} sizes="64px" className={styles.picture} decorative />
          <div className={styles.words}>
            {line.href ? (
              <Link href={line.href} className={styles.link}>
                {line.name}
              </Link>
            ) : (
              <span className={styles.name}>{line.name}</span>
            )}
            {line.attributes ? <span className={styles.soft}>{line.attributes}</span> : null}
            <span className={styles.soft}>
              <span aria-hidden="true">{`${line.quantity} × `}</span>
              <span className={visuallyHidden}>
                {`${words.quantity(line.quantity)}, ${strings.shop.cart.unitPrice} `}
              </span>
              <span translate="no">{line.unitPrice}</span>
            </span>
            {line.note ? <span className={styles.soft}>{line.note}</span> : null}
          </div>
          <p translate="no" className={styles.total}>
            <span translate="yes" className={visuallyHidden}>{`${strings.shop.cart.lineTotal} `}</span>
            {line.lineTotal}
          </p>
        </li>
      ))}
    </ul>
  );
}
