/*
 * The decisions that keep a cart true while edits, answers and other tabs race. They are pure and handed to the store,
 * so that a test can put a wrong one in its place and see the model notice.
 */

export interface CartRules {
  /** Whether a line may send a number while `underWay` of its requests are unanswered. */
  maySend(underWay: number): boolean;
  /** The number a line shows after the last one it wanted was refused. */
  afterFailure(confirmed: number, refused: number): number;
  /** Whether a cart that was read still counts: no write began, ran or ended while it was on its way. */
  mayAccept(writesWhenAsked: number, writesNow: number): boolean;
  /** Whether the cart still belongs to whoever it was read for. */
  isSameOwner(ownerWhenAsked: number, ownerNow: number): boolean;
  /** Which of two writes that were kept offline goes first, by the places they were made in: negative for the one. */
  compareKept(one: number, other: number): number;
  /** Whether the truth must be asked for after a write that failed: it may have been carried out all the same. */
  mustReadAfterFailure: boolean;
  /** Whether other tabs hear of a change. */
  tellsOtherTabs: boolean;
}

export const cartRules: CartRules = {
  maySend: (underWay) => underWay === 0,
  afterFailure: (confirmed) => confirmed,
  mayAccept: (writesWhenAsked, writesNow) => writesWhenAsked === writesNow,
  isSameOwner: (ownerWhenAsked, ownerNow) => ownerWhenAsked === ownerNow,
  compareKept: (one, other) => one - other,
  mustReadAfterFailure: true,
  tellsOtherTabs: true,
};
