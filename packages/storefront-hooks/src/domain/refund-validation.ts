import { IMAGES_MAX, RETURN_REMARK_MAX_LENGTH } from './constants.ts';
import type { FieldFaults } from './validation.ts';
import { isBlank, lengthOf } from './validation.ts';

/** The form that asks for a refund, beside the pieces it is for. */
export interface RefundFormInput {
  /** One of the reasons the backend offers. */
  reason: string | null | undefined;
  remark?: string | null | undefined;
  /** Addresses of the voucher images. */
  images?: readonly string[] | undefined;
}

/** Message ids of the refund form. */
export type RefundFormMessage = 'reasonMissing' | 'remarkTooLong' | 'tooManyImages';

/** What keeps a refund from being asked for, by field. */
export function refundFormFaults(input: RefundFormInput): FieldFaults<keyof RefundFormInput, RefundFormMessage> {
  const faults: FieldFaults<keyof RefundFormInput, RefundFormMessage> = {};
  if (isBlank(input.reason)) faults.reason = 'reasonMissing';
  if (lengthOf(input.remark ?? '') > RETURN_REMARK_MAX_LENGTH) faults.remark = 'remarkTooLong';
  if ((input.images ?? []).length > IMAGES_MAX) faults.images = 'tooManyImages';
  return faults;
}
