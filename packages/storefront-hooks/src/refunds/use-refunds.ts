'use client';
import type { RefundDetail, RefundListItem } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import {
  type RefundAction,
  type RefundPermissions,
  type RefundState,
  refundActions,
  refundState,
} from '../domain/refund-status.ts';
import { refund, refunds } from '../query/order-queries.ts';
import { withData } from '../query/read.ts';
import { type ListOptions, type ListRead, useListQuery } from '../query/use-list-query.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** A refund with its state. */
export interface RefundView<Refund extends RefundListItem | RefundDetail> {
  /** The refund as the backend returns it. */
  refund: Refund;
  /** State of the refund. */
  state: RefundState;
  /** Allowed actions. */
  actions: readonly RefundAction[];
}

function viewOf<Refund extends RefundListItem | RefundDetail>(one: Refund): RefundView<Refund> {
  const state = refundState(one.refundStatus, one.payoutFailed);
  // List items have no permissions.
  const permissions: RefundPermissions = 'canWithdraw' in one ? one : {};
  return { refund: one, state, actions: refundActions(state, permissions) };
}

/** Refunds of the shopper, newest first. */
export function useRefunds(options?: ListOptions): ListRead<RefundView<RefundListItem>> {
  const list = useListQuery(refunds, options);
  const { data } = list;
  const views = useMemo(() => data?.map(viewOf), [data]);
  return withData(list, views);
}

/**
 * One refund (RE number). A rejected refund has the merchant's reason. Its actions include `withdraw` and `send-back` if the
 * backend allows them: see `useRefundActions`.
 */
export function useRefund(refundNo: string): Read<RefundView<RefundDetail>> {
  const read = useQuery(refund(refundNo));
  const { data } = read;
  return withData(
    read,
    useMemo(() => data && viewOf(data), [data]),
  );
}
