import { type IssueId, issueId } from './issue.ts';
import { typedCode } from './typed-text.ts';

/** Normalises a typed promotion code: upper case, without spaces and dashes. */
export function promotionCodeOf(text: string): string {
  return typedCode(text).replace(/[\s-]/g, '').toUpperCase();
}

/** Issue of a typed promotion code. */
export type PromotionCodeIssue = 'promotionCodeEmpty' | 'promotionCodeMalformed';

/** Checks the form of a typed promotion code: 4 to 32 letters and digits. */
export function promotionCodeIssue(text: string): IssueId<PromotionCodeIssue> | undefined {
  const code = promotionCodeOf(text);
  if (!code) return issueId('promotionCodeEmpty');
  return /^[A-Z0-9]{4,32}$/.test(code) ? undefined : issueId('promotionCodeMalformed');
}

/** Input of `promotionCodeState`. Times are in epoch milliseconds; null sets no limit. */
export interface PromotionCodeInput {
  /** Whether the shop has stopped it. */
  isStopped: boolean;
  /** When it starts. */
  startTime: number | null;
  /** When it ends, exclusive. */
  endTime: number | null;
  /** Number of claims left. */
  left: number | null;
  /** Number of claims left on the current day. */
  leftToday: number | null;
  /** How many of its coupons one shopper may claim. */
  perShopper: number;
  /** How many of its coupons the shopper has claimed. */
  claimed: number;
}

/** State of a promotion code for a shopper. Only an `open` code can be redeemed. */
export type PromotionCodeState = 'open' | 'stopped' | 'expired' | 'not-yet' | 'claimed' | 'used-up' | 'used-up-today';

/** The state of a promotion code at `now`, for one shopper. */
export function promotionCodeState(code: PromotionCodeInput, now: number): PromotionCodeState {
  if (code.isStopped) return 'stopped';
  if (code.endTime !== null && now >= code.endTime) return 'expired';
  if (code.startTime !== null && now < code.startTime) return 'not-yet';
  if (code.claimed >= code.perShopper) return 'claimed';
  if (code.left !== null && code.left <= 0) return 'used-up';
  return code.leftToday !== null && code.leftToday <= 0 ? 'used-up-today' : 'open';
}
