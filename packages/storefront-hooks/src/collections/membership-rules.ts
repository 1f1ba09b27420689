/*
 * The decisions that keep the wish list and the merchants followed true while presses, answers and tabs race. They are
 * handed to the store, so that a test can put a wrong one in its place and see the model notice.
 */

export interface MembershipRules {
  /** Whether a change waits for the one of the same entry that is under way. */
  waits: boolean;
  /** Whether what was wanted while a change was under way is sent after it. */
  sendsLastWish: boolean;
  /** Whether an entry shows what is wanted before the backend has confirmed it. */
  showsWish: boolean;
  /** Whether the list is read again after changes: they may have been carried out though no answer came. */
  readsAfterwards: boolean;
  /** Whether other tabs hear of a change. */
  tellsOtherTabs: boolean;
}

export const membershipRules: MembershipRules = {
  waits: true,
  sendsLastWish: true,
  showsWish: false,
  readsAfterwards: true,
  tellsOtherTabs: true,
};
