import { IMAGES_MAX, RETURN_REMARK_MAX_LENGTH } from './constants.ts';
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
