'use client';

import { Button } from '../../primitives/button/index.ts';
import { useUi } from '../../theme/ui-context.tsx';

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
  id: OrderActionName;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  pending?: boolean | undefined;
}

export interface OrderActionsProps {
  /** Only what is allowed, most urgent first: the rules decide, the buttons do not. */
  actions: readonly OrderActionView[];
  /** Order number, for the buttons' names. */
  number: string;
  /** @default 'small' */
  size?: 'small' | 'medium' | undefined;
}

const urgent: readonly OrderActionName[] = ['pay', 'confirm-receipt'];
const quiet: readonly OrderActionName[] = ['cancel', 'delete'];

/** The actions of an order as buttons: the urgent one in ink, what takes something away quiet. */
export function OrderActions({ actions, number, size = 'small' }: OrderActionsProps) {
  const words = useUi().strings.commerce.order;
  return actions.map(({ id, href, onPress, pending }) => (
    <Button
      key={id}
      size={size}
      tone={urgent.includes(id) ? 'ink' : quiet.includes(id) ? 'ghost' : 'outline'}
      href={href}
      pending={pending}
      aria-label={words.actionOf(words.action[id], number)}
      onClick={onPress}
    >
      {words.action[id]}
    </Button>
  ));
}
