/*
 * The decisions that keep receiving a coupon true while presses, answers, tabs and shoppers race. They are handed to the
 * store, so that a test can put a wrong one in its place and see the model notice.
 */

export interface CouponRules {
  /** Whether a press joins the request for the same coupon that is under way. */
  joinsRequest: boolean;
  /** Whether a failure is looked into: the coupon may have been received all the same, or before. */
  looksAfterFailure: boolean;
  /** Whether what was found out for one shopper may be said to the one who is signed in now. */
  mayTell(asked: string, now: string | undefined): boolean;
  /** Whether other tabs hear of a receipt. */
  tellsOtherTabs: boolean;
}

export const couponRules: CouponRules = {
  joinsRequest: true,
  looksAfterFailure: true,
  mayTell: (asked, now) => asked === now,
  tellsOtherTabs: true,
};
