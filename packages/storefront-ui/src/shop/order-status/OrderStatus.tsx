'use client';

import type { ComponentType } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import type { IconProps } from '../../primitives/icons/Icon.tsx';
import { CheckIcon, ClockIcon, CloseIcon, TruckIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { BoxIcon, HomeIcon, ReturnIcon } from './icons.tsx';
import * as styles from './OrderStatus.css.ts';

/** Status of an order. `processing`: the payment takes several days and has not arrived yet. `unknown`: a status that this version does not support. */
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
  /** Status of the order. */
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

/** The status of an order as text with an icon and a colour. Not for the history of an order: use `Timeline`. */
export function OrderStatus({ status, ...rest }: OrderStatusProps) {
  const StatusIcon = icons[status];
  return (
    <span {...rootProps(rest, styles.status, styles.tone[status])}>
      <StatusIcon size="small" />
      <span>{useUi().strings.account.order.status[status]}</span>
    </span>
  );
}
