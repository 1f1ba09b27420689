import { IMAGES_MAX, RETURN_REMARK_MAX_LENGTH, TRACKING_MAX_LENGTH } from './constants.ts';
import type { FieldIssues } from './validation.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that asks for a refund, beside the pieces it is for. */
export interface RefundFormInput {
  /** One of the reasons the backend offers. */
  reason: string | null | undefined;
  /** The shopper's explanation. */
  remark?: string | null | undefined;
  /** Addresses of the voucher images. */
  images?: readonly string[] | undefined;
}

/** Issues of the refund form, as message ids. */
export type RefundFormIssue = 'reasonMissing' | 'remarkTooLong' | 'tooManyImages';

/** Issues that prevent a refund request from being submitted, by field. */
export function refundFormIssues(input: RefundFormInput): FieldIssues<keyof RefundFormInput, RefundFormIssue> {
  const issues: FieldIssues<keyof RefundFormInput, RefundFormIssue> = {};
  if (isBlank(input.reason)) issues.reason = 'reasonMissing';
  if (lengthOf(input.remark ?? '') > RETURN_REMARK_MAX_LENGTH) issues.remark = 'remarkTooLong';
  if ((input.images ?? []).length > IMAGES_MAX) issues.images = 'tooManyImages';
  return issues;
}

/** The form that tells how the goods of a refund are sent back. */
export interface ReturnFormInput {
  /** Company that carries the parcel. */
  carrier: string;
  /** Number by which the company finds it. */
  trackingNumber: string;
}

/** Issues of that form, as message ids. */
export type ReturnFormIssue = 'carrierMissing' | 'carrierTooLong' | 'trackingNumberMissing' | 'trackingNumberTooLong';

/** Issues that prevent a tracking number from being sent, by field. */
export function returnFormIssues(input: ReturnFormInput): FieldIssues<keyof ReturnFormInput, ReturnFormIssue> {
  const issues: FieldIssues<keyof ReturnFormInput, ReturnFormIssue> = {};
  for (const field of ['carrier', 'trackingNumber'] as const) {
    if (isBlank(input[field])) issues[field] = `${field}Missing`;
    else if (lengthOf(input[field].trim()) > TRACKING_MAX_LENGTH) issues[field] = `${field}TooLong`;
  }
  return issues;
}
