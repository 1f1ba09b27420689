'use client';
import { type RefundApplyInfo, refundsApply } from '@promenade/storefront-sdk';
import { useCallback, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type FieldIssues, issueId } from '../domain/issue.ts';
import { hasGoodsLeft } from '../domain/order-status.ts';
import type { RefundIssue, RefundWish } from '../domain/refund-amount.ts';
import { type RefundEstimate, refundEstimate } from '../domain/refund-estimate.ts';
import { type RefundFormIssue, refundFormIssues } from '../domain/refund-validation.ts';
import { factsOf } from '../orders/order-summary.ts';
import { type UsePictures, usePictures } from '../pictures/use-pictures.ts';
import { order } from '../query/account-queries.ts';
import { refundable, refundReasons } from '../query/order-queries.ts';
import { orderQueries } from '../query/query-names.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { createIdempotencyKeys } from '../writes/idempotency-key.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { type FormIssues, useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Input of the refund form, except the pictures. */
export interface RefundDraft {
  /** One of `reasons`. */
  reason: string | null;
  /** At most 100 characters. */
  remark?: string;
  /** Lines and quantities to refund. @default everything that is not refunded yet */
  lines?: readonly RefundWish[];
}

type RefundField = 'reason' | 'remark' | 'images' | 'lines';
type AnyRefundIssue = RefundFormIssue | RefundIssue | 'imageFailed';

/** Issues of a refund request, by field. `imageFailed`: retry or remove the picture whose upload failed. */
export type RefundIssues = FieldIssues<RefundField, AnyRefundIssue>;

/** Result of a refund request. */
export interface RefundApplied {
  /** Whether the refund had been requested already, by a request whose response was lost or in another tab. */
  wasAlreadySent: boolean;
}

/** The form that requests a refund. */
export interface UseRefundApplication extends Pick<FormIssues<RefundField, AnyRefundIssue>, 'issues' | 'clearIssue'> {
  /** The lines and amounts that can be refunded. */
  readonly refundable: Read<RefundApplyInfo>;
  /** Reasons to choose from. */
  readonly reasons: Read<string[]>;
  /** Voucher pictures, five at most. */
  readonly pictures: UsePictures;
  /** Estimates the refund of these lines, or of everything that is left; `undefined` until `refundable` is loaded. */
  estimate(lines?: readonly RefundWish[]): ReturnType<typeof refundEstimate> | undefined;
  /**
   * Uploads the pictures and submits the request. If the request fails, the order is checked: the refund may have been
   * requested nonetheless. Rejects with kind `invalid`, and `issues`, when a field is not valid.
   */
  readonly submit: Write<[draft: RefundDraft], RefundApplied>;
  /** Whether a refund of this order was requested. */
  readonly isDone: boolean;
}

/** Requests the refund of a merchant order (SH number), in whole or in part. */
export function useRefundApplication(orderNo: string): UseRefundApplication {
  const { client, invalidate } = useStorefront();
  const info = useQuery(refundable(orderNo));
  const reasons = useQuery(refundReasons());
  const pictures = usePictures();
  const form = useIssues<RefundField, AnyRefundIssue>('refunds.apply');
  const [doneFor, setDoneFor] = useState<string>();
  const [{ singleFlight, key }] = useState(() => ({
    singleFlight: createSingleFlight<RefundApplied>(),
    key: createIdempotencyKeys(),
  }));
  const { data } = info;
  const estimate = useCallback(
    (lines?: readonly RefundWish[]) => data && refundEstimate(data.orderInfoList, data.payPrice, lines),
    [data],
  );

  async function apply({ reason, remark = '', lines }: RefundDraft): Promise<RefundApplied> {
    const found: RefundIssues = refundFormIssues({ reason, remark });
    const known = data ?? (await refundable(orderNo).load(client));
    const estimated = refundEstimate(known.orderInfoList, known.payPrice, lines);
    if ('issue' in estimated) found.lines = issueId(estimated.issue);
    form.validate(found);
    const images = await pictures.upload.run().catch(() => form.reject({ images: issueId('imageFailed') }));
    const { isAll } = estimated as RefundEstimate;
    const body = {
      orderNo,
      text: `${reason}`.trim(),
      ...(remark.trim() && { refund_reason_wap_explain: remark.trim() }),
      ...(images.length > 0 && { refund_reason_wap_img: images }),
      ...(lines && !isAll && { lines: [...lines] }),
    };
    // A partial refund may be from an earlier request, so the order must have no refundable goods left.
    const isRequested = async () => !hasGoodsLeft(factsOf(await order(orderNo).load(client))) || undefined;
    const { wasAlreadySent } = await verifyBeforeRetry(
      () => refundsApply(client, body, { idempotencyKey: key.of(body) }),
      isRequested,
    );
    key.forget();
    setDoneFor(orderNo);
    pictures.clear();
    await invalidate(...orderQueries);
    return { wasAlreadySent };
  }

  const submit = useWrite((draft: RefundDraft) => singleFlight(orderNo, () => apply(draft)));
  const { issues, clearIssue } = form;
  return { refundable: info, reasons, pictures, estimate, submit, issues, clearIssue, isDone: doneFor === orderNo };
}
