import { IMAGES_MAX, RETURN_REMARK_MAX_LENGTH, TRACKING_MAX_LENGTH } from './constants.ts';
import { type FieldIssues, issueId } from './issue.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that requests a refund, except the lines. */
export interface RefundFormInput {
  /** One of the backend's reasons. */
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
  if (isBlank(input.reason)) issues.reason = issueId('reasonMissing');
  if (lengthOf(input.remark ?? '') > RETURN_REMARK_MAX_LENGTH) issues.remark = issueId('remarkTooLong');
  if ((input.images ?? []).length > IMAGES_MAX) issues.images = issueId('tooManyImages');
  return issues;
}

/** The form with the carrier and tracking number of returned goods. */
export interface ReturnFormInput {
  /** Name of the carrier. */
  carrier: string;
  /** Tracking number of the parcel. */
  trackingNumber: string;
}

/** Issues of the return form, as message ids. */
export type ReturnFormIssue = 'carrierMissing' | 'carrierTooLong' | 'trackingNumberMissing' | 'trackingNumberTooLong';

/** Issues that prevent the return form from being submitted, by field. */
export function returnFormIssues(input: ReturnFormInput): FieldIssues<keyof ReturnFormInput, ReturnFormIssue> {
  const issues: FieldIssues<keyof ReturnFormInput, ReturnFormIssue> = {};
  for (const field of ['carrier', 'trackingNumber'] as const) {
    if (isBlank(input[field])) issues[field] = issueId(`${field}Missing` as const);
    else if (lengthOf(input[field].trim()) > TRACKING_MAX_LENGTH) issues[field] = issueId(`${field}TooLong` as const);
  }
  return issues;
}
