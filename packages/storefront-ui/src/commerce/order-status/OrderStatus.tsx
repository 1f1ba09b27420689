'use client';

import type { ComponentType } from 'react';
import { cx } from '../../css/cx.ts';
import { CheckIcon, CloseIcon, type IconProps, TruckIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { BoxIcon, ClockIcon, HomeIcon, ReturnIcon } from './icons.tsx';
import * as styles from './OrderStatus.css.ts';

/** Where an order stands; `unknown` for a state this version does not know. */
export type OrderStatusName =
  | 'unpaid'
  | 'paid'
  | 'in-transit'
  | 'delivered'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'unknown';

export interface OrderStatusProps {
  status: OrderStatusName;
  className?: string | undefined;
}

const icons: Readonly<Record<OrderStatusName, ComponentType<IconProps>>> = {
  unpaid: ClockIcon,
  paid: BoxIcon,
  'in-transit': TruckIcon,
  delivered: HomeIcon,
  completed: CheckIcon,
  cancelled: CloseIcon,
  refunded: ReturnIcon,
  unknown: ClockIcon,
};

/** Where an order stands: word, icon and colour say the same. */
export function OrderStatus({ status, className }: OrderStatusProps) {
  const StatusIcon = icons[status];
  return (
    <span className={cx(styles.status, styles.tone[status], className)}>
      <StatusIcon size="small" />
      {useUi().strings.commerce.order.status[status]}
    </span>
  );
}
