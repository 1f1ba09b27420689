'use client';
import type { Logistics, MasterOrder, OrderCenterCounts, OrderCounts, OrderDetail } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { isMasterOrder } from '../domain/order-number.ts';
import { awaitPay, masterOrder, type OrderTab, order, orderCounts, orders } from '../query/account-queries.ts';
import { logistics, orderCenterCounts } from '../query/order-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { type OrderSummary, summaryOfAwaitPay, summaryOfMerchantOrder } from './order-summary.ts';

/** A page of orders. */
export interface OrdersPage {
  list: readonly OrderSummary[];
  pageNum: number;
  pages: number;
  total: number;
  /** Whether a page follows. */
  hasNext: boolean;
}

/** Orders of a tab: unpaid checkouts, or merchants' parts. */
export function useOrders(tab: OrderTab | 'unpaid', page?: number): Read<OrdersPage> {
  const isUnpaid = tab === 'unpaid';
  const unpaid = useQuery(isUnpaid ? awaitPay(page) : null, { keepPrevious: true });
  const parts = useQuery(isUnpaid ? null : orders(tab, page), { keepPrevious: true });
  const data = useMemo((): OrdersPage | undefined => {
    if (isUnpaid) return unpaid.data && { ...unpaid.data, list: unpaid.data.list.map(summaryOfAwaitPay) };
    return parts.data && { ...parts.data, list: parts.data.list.map(summaryOfMerchantOrder) };
  }, [isUnpaid, unpaid.data, parts.data]);
  return { ...(isUnpaid ? unpaid : parts), data };
}

/** An order by its number: a whole checkout (PT…) or one merchant's part (SH…). */
export type AnyOrder = { kind: 'master'; order: MasterOrder } | { kind: 'merchant'; order: OrderDetail };

/** One order by its number: a whole checkout by a `PT` number, one merchant’s part by another. */
export function useOrder(orderNo: string): Read<AnyOrder> {
  const isMaster = isMasterOrder(orderNo);
  const master = useQuery(isMaster ? masterOrder(orderNo) : null);
  const merchant = useQuery(isMaster ? null : order(orderNo));
  const data = useMemo((): AnyOrder | undefined => {
    if (isMaster) return master.data && { kind: 'master', order: master.data };
    return merchant.data && { kind: 'merchant', order: merchant.data };
  }, [isMaster, master.data, merchant.data]);
  return { ...(isMaster ? master : merchant), data };
}

/** How many orders stand in each state. */
export function useOrderCounts(): Read<OrderCounts> {
  return useQuery(orderCounts());
}

/** How many orders want something of the shopper: payment, patience, a review, a look at a refund. */
export function useOrderCenterCounts(): Read<OrderCenterCounts> {
  return useQuery(orderCenterCounts());
}

/** Where the parcel of a merchant order (SH number) is; `data` is null before it was sent. */
export function useLogistics(orderNo: string): Read<Logistics | null> {
  return useQuery(logistics(orderNo));
}
