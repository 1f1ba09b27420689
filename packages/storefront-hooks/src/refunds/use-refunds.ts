'use client';
import type { RefundDetail, RefundListItem } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { type RefundAction, type RefundState, refundActions, refundState } from '../domain/refund-status.ts';
import { refund, refunds } from '../query/order-queries.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** A refund with where it stands. */
export interface RefundView<Refund extends RefundListItem | RefundDetail> {
  /** As the backend tells of it. */
  refund: Refund;
  /** Its named state. */
  state: RefundState;
  /** What the shopper may do. */
  actions: readonly RefundAction[];
}

function viewOf<Refund extends RefundListItem | RefundDetail>(one: Refund): RefundView<Refund> {
  const state = refundState(one.refundStatus);
  return { refund: one, state, actions: refundActions(state) };
}

/** Refunds of the shopper, newest first. */
export function useRefunds(
  options?: ListOptions,
): Omit<ListRead<RefundListItem>, 'items'> & { items: readonly RefundView<RefundListItem>[] } {
  const { items, ...pages } = useListQuery(refunds, options);
  return { ...pages, items: useMemo(() => items.map(viewOf), [items]) };
}

/** One refund (RE number), with the reason where the merchant refused it. */
export function useRefund(refundNo: string): Read<RefundView<RefundDetail>> {
  const { data, ...read } = useQuery(refund(refundNo));
  return { ...read, data: useMemo(() => data && viewOf(data), [data]) };
}
