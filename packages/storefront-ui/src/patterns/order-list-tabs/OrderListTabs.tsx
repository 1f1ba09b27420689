'use client';

import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { LinkTabs, type LinkTabsProps } from '../../primitives/link-tabs/index.ts';
import { useUi } from '../../theme/ui-context.tsx';

export interface OrderListTabsProps extends RootProps<'nav'> {
  /** Unpaid, to ship, to receive, done, all: in this order, each with its count. */
  tabs: LinkTabsProps['tabs'];
}

/** The states a shopper's orders are in; each is a page of its own. */
export function OrderListTabs({ tabs, ...rest }: OrderListTabsProps) {
  return <LinkTabs label={useUi().strings.patterns.orders.tabs} tabs={tabs} {...rootProps(rest)} />;
}
