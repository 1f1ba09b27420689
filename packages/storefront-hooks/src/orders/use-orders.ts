'use client';
import type { Logistics, MasterOrder, OrderCenterCounts, OrderCounts, OrderDetail } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { isMasterOrder } from '../domain/order-number.ts';
import { masterOrder, type OrderTab, order, orderCounts, orders, unpaidOrders } from '../query/account-queries.ts';
import { logistics, orderCenterCounts } from '../query/order-queries.ts';
import type { QueryPage } from '../query/query.ts';
import { type Read, withData } from '../query/read.ts';
import { useQuery } from '../query/use-query.ts';
import { type OrderSummary, summaryOfMasterOrder, summaryOfMerchantOrder } from './order-summary.ts';

/** A page of orders, the latest first. */
export type OrdersPage = QueryPage<OrderSummary>;

/**
 * Orders of a tab: unpaid checkouts, or merchant orders. The list has page numbers, because the number is part of the
 * address of an order history. The previous page remains until the new page is loaded.
 *
 * @param keyword Part of an order's number or of a product's name; unpaid checkouts are not searched.
 */
export function useOrders(tab: OrderTab | 'unpaid', page?: number, keyword?: string): Read<OrdersPage> {
  const isUnpaid = tab === 'unpaid';
  const unpaid = useQuery(isUnpaid ? unpaidOrders(page) : null, { keepPrevious: true });
  const parts = useQuery(isUnpaid ? null : orders(tab, page, undefined, keyword), { keepPrevious: true });
  const read: Read<unknown> = isUnpaid ? unpaid : parts;
  const data = useMemo((): OrdersPage | undefined => {
    if (isUnpaid) return unpaid.data && { ...unpaid.data, list: unpaid.data.list.map(summaryOfMasterOrder) };
    return parts.data && { ...parts.data, list: parts.data.list.map(summaryOfMerchantOrder) };
  }, [isUnpaid, unpaid.data, parts.data]);
  return withData(read, data);
}

/** An order: a whole checkout (PT…) or a merchant order (SH…). */
export type AnyOrder = { kind: 'master'; order: MasterOrder } | { kind: 'merchant'; order: OrderDetail };

/** One order by its number: a whole checkout (`PT…`) or a merchant order. Pass `null` to send no request. */
export function useOrder(orderNo: string | null): Read<AnyOrder> {
  const isMaster = orderNo !== null && isMasterOrder(orderNo);
  const master = useQuery(isMaster ? masterOrder(orderNo) : null);
  const merchant = useQuery(isMaster || orderNo === null ? null : order(orderNo));
  const data = useMemo((): AnyOrder | undefined => {
    if (isMaster) return master.data && { kind: 'master', order: master.data };
    return merchant.data && { kind: 'merchant', order: merchant.data };
  }, [isMaster, master.data, merchant.data]);
  const read: Read<unknown> = isMaster ? master : merchant;
  return withData(read, data);
}

/** The number of orders in each state, for the tabs of the order list. */
export function useOrderCounts(): Read<OrderCounts> {
  return useQuery(orderCounts());
}

/** The number of orders that are unpaid, in transit, to be reviewed or being refunded, for the account page. */
export function useOrderCenterCounts(): Read<OrderCenterCounts> {
  return useQuery(orderCenterCounts());
}

/** Tracking of a merchant order (SH number); `data` is null until it is shipped. */
export function useLogistics(orderNo: string): Read<Logistics | null> {
  return useQuery(logistics(orderNo));
}
