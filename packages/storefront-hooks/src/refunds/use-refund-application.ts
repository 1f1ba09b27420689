'use client';
import { type RefundApplyInfo, refundsApply, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { orderRefundState } from '../domain/order-status.ts';
import type { RefundFault, RefundWish } from '../domain/refund-amount.ts';
import { type RefundEstimate, refundEstimate } from '../domain/refund-estimate.ts';
import { type RefundFormMessage, refundFormFaults } from '../domain/refund-validation.ts';
import type { FieldFaults } from '../domain/validation.ts';
import { type UsePictures, usePictures } from '../pictures/use-pictures.ts';
import { order } from '../query/account-queries.ts';
import { refundable, refundReasons } from '../query/order-queries.ts';
import { orderQueries } from '../query/query-names.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** A refund as its form holds it; the pictures are apart. */
export interface RefundDraft {
  /** One of `reasons`. */
  reason: string | null;
  /** At most 100 characters. */
  remark?: string;
  /** Pieces of lines. @default all that are left */
  lines?: readonly RefundWish[];
}

/** What is wrong with a refund, as message ids by field; `imageFailed` is a picture that has to be tried again or taken out. */
export type RefundFaults = FieldFaults<
  'reason' | 'remark' | 'images' | 'lines',
  RefundFormMessage | RefundFault | 'imageFailed'
>;

/** What became of asking for a refund. */
export interface RefundApplied {
  /** One was open already: an earlier press had gone through though its answer was lost, or another tab was faster. */
  isEarlier: boolean;
}

/** The form that asks for a refund. */
export interface UseRefundApplication {
  /** What can be asked back. */
  readonly refundable: Read<RefundApplyInfo>;
  /** Reasons to choose from. */
  readonly reasons: Read<string[]>;
  /** Voucher pictures, five at most. */
  readonly pictures: UsePictures;
  /** What these pieces, or all, can bring; `undefined` until it is known what can be asked back. */
  estimate(lines?: readonly RefundWish[]): ReturnType<typeof refundEstimate> | undefined;
  /**
   * Asks for the refund, once the pictures are there. After a lost answer the order is read again instead of asking twice.
   * Rejects with kind `invalid`, and `faults`, when the form is not in order.
   */
  readonly submit: Write<[draft: RefundDraft], RefundApplied>;
  /** Message ids by field. */
  readonly faults: RefundFaults;
  /** Forgets the fault of a field that is being mended. */
  clearFault(field: keyof RefundFaults): void;
  /** Whether a refund of this order was asked for. */
  readonly isDone: boolean;
}

/** Asking the money of a merchant order (SH number) back: all of it, or of some pieces. */
export function useRefundApplication(orderNo: string): UseRefundApplication {
  const { client, invalidate } = useStorefront();
  const info = useQuery(refundable(orderNo));
  const reasons = useQuery(refundReasons());
  const pictures = usePictures();
  const [faults, setFaults] = useState<RefundFaults>({});
  const [doneFor, setDoneFor] = useState<string>();
  const [{ flights, key }] = useState(() => ({
    flights: createSingleFlight<RefundApplied>(),
    key: createIdempotencyKeys(),
  }));
  const { data } = info;
  const estimate = useCallback(
    (lines?: readonly RefundWish[]) => data && refundEstimate(data.orderInfoList, data.payPrice, lines),
    [data],
  );

  function refuse(found: RefundFaults): never {
    setFaults(found);
    throw new StorefrontError({ kind: 'invalid', code: 400, endpoint: 'refunds.apply' });
  }

  /** Pictures that could not be uploaded are the form's fault, not the refund's. */
  const imagesOrRefuse = () => pictures.settle().catch(() => refuse({ images: 'imageFailed' }));

  async function apply({ reason, remark = '', lines }: RefundDraft): Promise<RefundApplied> {
    const found: RefundFaults = refundFormFaults({ reason, remark });
    const known = data ?? (await refundable(orderNo).load(client));
    const asked = refundEstimate(known.orderInfoList, known.payPrice, lines);
    if ('fault' in asked) found.lines = asked.fault;
    if (Object.keys(found).length > 0) refuse(found);
    setFaults({});
    const images = await imagesOrRefuse();
    const { isAll } = asked as RefundEstimate;
    const body = {
      orderNo,
      text: `${reason}`.trim(),
      ...(remark.trim() && { refund_reason_wap_explain: remark.trim() }),
      ...(images.length > 0 && { refund_reason_wap_img: images }),
      ...(lines && !isAll && { lines: [...lines] }),
    };
    const isOpen = async () => orderRefundState(await order(orderNo).load(client)) !== 'none' || undefined;
    const { isEarlier } = await verifyBeforeRetry(
      () => refundsApply(client, body, { idempotencyKey: key.of(body) }),
      isOpen,
    );
    key.forget();
    setDoneFor(orderNo);
    pictures.clear();
    await invalidate(...orderQueries);
    return { isEarlier };
  }

  const submit = useWrite((draft: RefundDraft) => flights(orderNo, () => apply(draft)));
  const clearFault = useCallback((field: keyof RefundFaults) => setFaults(({ [field]: _, ...others }) => others), []);
  return { refundable: info, reasons, pictures, estimate, submit, faults, clearFault, isDone: doneFor === orderNo };
}
