import { type IssueId, issueId } from './issue.ts';
import { typedCode } from './typed-text.ts';

/** Whether an order number belongs to a whole checkout (PT…), and not to a merchant order (SH…). */
export function isMasterOrder(orderNo: string): boolean {
  return orderNo.startsWith('PT');
}

/** Normalises a typed order number: upper case, without spaces and the number sign. */
export function orderNumberOf(text: string): string {
  return typedCode(text).replace(/[\s#]/g, '').toUpperCase();
}

/** Issue of a typed order number. */
export type OrderNumberIssue = 'orderNumberEmpty' | 'orderNumberMalformed';

/** Checks the form of a typed order number: PT or SH, then letters and digits. */
export function orderNumberIssue(text: string): IssueId<OrderNumberIssue> | undefined {
  const number = orderNumberOf(text);
  if (!number) return issueId('orderNumberEmpty');
  return /^(?:PT|SH)[A-Z0-9]{2,62}$/.test(number) ? undefined : issueId('orderNumberMalformed');
}
