'use client';

import type { ComponentType } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import type { IconProps } from '../../primitives/icons/Icon.tsx';
import { CheckIcon, ClockIcon, CloseIcon, TruckIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { BoxIcon, HomeIcon, ReturnIcon } from './icons.tsx';
import * as styles from './OrderStatus.css.ts';

/** Where an order stands. `processing`: its payment takes days and is on its way. `unknown` for a state this version does not know. */
export type OrderStatusName =
  | 'unpaid'
  | 'processing'
  | 'paid'
  | 'in-transit'
  | 'delivered'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'unknown';

export interface OrderStatusProps extends RootProps<'span'> {
  /** Where the order stands. */
  status: OrderStatusName;
}

const icons: Readonly<Record<OrderStatusName, ComponentType<IconProps>>> = {
  unpaid: ClockIcon,
  processing: ClockIcon,
  paid: BoxIcon,
  'in-transit': TruckIcon,
  delivered: HomeIcon,
  completed: CheckIcon,
  cancelled: CloseIcon,
  refunded: ReturnIcon,
  unknown: ClockIcon,
};

/** The status of an order: word, icon and colour say the same. Not for the way there: that is `Timeline`. */
export function OrderStatus({ status, ...rest }: OrderStatusProps) {
  const StatusIcon = icons[status];
  return (
    <span {...rootProps(rest, styles.status, styles.tone[status])}>
      <StatusIcon size="small" />
      <span>{useUi().strings.account.order.status[status]}</span>
    </span>
  );
}
