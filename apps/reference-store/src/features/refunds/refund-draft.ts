import type { RefundDraft } from '@promenade/storefront-hooks';
import { type BoughtLine, refundableQuantity } from '@promenade/storefront-hooks/domain';

/** What a shopper decided about a refund; kept until it is sent. */
export interface RefundFormDraft {
  /** Pieces by id of the line; a line that is not named goes back as a whole. */
  pieces: Readonly<Record<string, number>>;
  reason: string;
  remark: string;
}

export const emptyRefund: RefundFormDraft = { pieces: {}, reason: '', remark: '' };

/** Where the draft of a refund is kept. */
export const refundDraftName = (orderNo: string): string => `pm-draft-refund-${orderNo}`;

/** Chosen pieces of a line: all that are left until the shopper decides otherwise, never more. */
export function chosenPieces(line: BoughtLine, { pieces }: RefundFormDraft): number {
  const most = refundableQuantity(line);
  return Math.min(pieces[line.id] ?? most, most);
}

/** The draft as the refund request takes it. */
export function refundRequest(bought: readonly BoughtLine[], draft: RefundFormDraft): RefundDraft {
  const lines = bought
    .map((line) => ({ orderInfoId: line.id, quantity: chosenPieces(line, draft) }))
    .filter(({ quantity }) => quantity > 0);
  return { reason: draft.reason || null, remark: draft.remark, lines };
}
