'use client';

import type { MouseEventHandler } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './OrderCard.css.ts';

/** Actions that an order can offer. */
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

/** One allowed action: a link to a page, or a button with a handler. */
export interface OrderActionView {
  /** Which action it is. */
  id: OrderActionName;
  /** Page for the action. The button is then a link, and `pending` is ignored. */
  href?: string | undefined;
  /** Called when the button is pressed. */
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** The action is running. @default false */
  pending?: boolean | undefined;
}

export interface OrderActionsProps extends RootProps {
  /** The allowed actions, most urgent first. The caller's rules decide which are allowed. */
  allowedActions: readonly OrderActionView[];
  /** Order number, which becomes part of the buttons' accessible names. */
  number: string;
  /** Size of the buttons. @default 'small' */
  size?: 'small' | 'medium' | undefined;
}

const urgent: readonly OrderActionName[] = ['pay', 'confirm-receipt'];
const quiet: readonly OrderActionName[] = ['cancel', 'delete'];

/**
 * The allowed actions of an order as buttons. The most urgent one is prominent, irreversible ones are subdued. Not for
 * other groups of buttons: use `Button`.
 */
export function OrderActions({ allowedActions, number, size = 'small', ...rest }: OrderActionsProps) {
  const words = useUi().strings.account.order;
  return (
    <div {...rootProps(rest, styles.actions)}>
      {allowedActions.map(({ id, href, onClick, pending }) => (
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
