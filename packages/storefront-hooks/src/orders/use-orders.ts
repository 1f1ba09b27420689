'use client';
import { type MasterOrder, type OrderCounts, type OrderDetail, orders as orderCalls } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import type { PaymentStep } from '../checkout/payment-step.ts';
import { usePay } from '../checkout/use-payment.ts';
import { isMasterOrder } from '../domain/order-number.ts';
import { awaitPay, masterOrder, type OrderTab, order, orderCounts, orders } from '../storefront/private-queries.ts';
import { orderQueries } from '../storefront/query-names.ts';
import { type Read, useQuery } from '../storefront/use-query.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';
import { type OrderSummary, summaryOfAwaitPay, summaryOfMerchantOrder } from './order-summary.ts';

/** A page of orders. */
export interface OrdersPage {
  list: readonly OrderSummary[];
  pageNum: number;
  pages: number;
  total: number;
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

export interface OrderWrites {
  /** Cancels an unpaid checkout (PT number). Ask the shopper first. */
  readonly cancel: Write<[masterOrderNo: string], void>;
  /** Hides a finished merchant order (SH number). Ask the shopper first. */
  readonly remove: Write<[orderNo: string], void>;
  /** Pays an unpaid checkout (PT number) again. */
  readonly payAgain: Write<[payment: { orderNo: string; payType: string }], PaymentStep>;
}

/** What can be done with orders; the lists and pages that show them follow. */
export function useOrderActions(): OrderWrites {
  const { client, invalidate } = useStorefront();
  const follow = () => invalidate(...orderQueries);
  const cancel = useWrite(async (masterOrderNo: string) => {
    await orderCalls.cancel(client, masterOrderNo);
    await follow();
  });
  const remove = useWrite(async (orderNo: string) => {
    await orderCalls.remove(client, orderNo);
    await follow();
  });
  return { cancel, remove, payAgain: usePay() };
}
