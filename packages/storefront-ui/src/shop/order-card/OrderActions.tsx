'use client';

import type { MouseEventHandler } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './OrderCard.css.ts';

/** What a shopper may do with an order. */
export type OrderActionName =
  | 'pay'
  | 'cancel'
  | 'confirm-receipt'
  | 'logistics'
  | 'add-review'
  | 'apply-refund'
  | 'reorder'
  | 'delete'
  | 'view-details';

/** One allowed action: a place to go, or something to do. */
export interface OrderActionView {
  /** Which action it is. */
  id: OrderActionName;
  /** The page that does it; the button is a link then, and `pending` does not apply. */
  href?: string | undefined;
  /** Called with a press. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The action is running. @default false */
  pending?: boolean | undefined;
}

export interface OrderActionsProps extends RootProps {
  /** Only what is allowed, most urgent first: the rules decide, the buttons do not. */
  actions: readonly OrderActionView[];
  /** Order number, for the buttons' names. */
  number: string;
  /** Size of the buttons. @default 'small' */
  size?: 'small' | 'medium' | undefined;
}

const urgent: readonly OrderActionName[] = ['pay', 'confirm-receipt'];
const quiet: readonly OrderActionName[] = ['cancel', 'delete'];

/**
 * The allowed actions of an order as buttons: the urgent one in ink, what cannot be undone quiet. Not for other sets
 * of buttons: those are `Button`s.
 */
export function OrderActions({ actions, number, size = 'small', ...rest }: OrderActionsProps) {
  const words = useUi().strings.account.order;
  return (
    <div {...rootProps(rest, styles.actions)}>
      {actions.map(({ id, href, onClick, pending }) => (
        <Button
          key={id}
          size={size}
          variant={urgent.includes(id) ? 'solid' : quiet.includes(id) ? 'ghost' : 'outline'}
          {...(href === undefined ? { pending } : { href })}
          aria-label={words.actionOf(words.action[id], number)}
          onClick={onClick}
        >
          {words.action[id]}
        </Button>
      ))}
    </div>
  );
}
