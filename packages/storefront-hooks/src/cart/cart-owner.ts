import type { Session } from '../auth/session-types.ts';
import type { GuestId } from '../context/identity.ts';

/** The owner of a cart: a guest by id, or an account by subject. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly uuid: string }
  | { readonly kind: 'account'; readonly subject: string };

/** Part of the storage key of an owner's edits. */
export const ownerKey = (owner: CartOwner): string =>
  owner.kind === 'guest' ? `guest.${owner.uuid}` : `account.${owner.subject}`;

export const isSameOwner = (one: CartOwner, other: CartOwner | undefined): boolean =>
  other !== undefined && ownerKey(one) === ownerKey(other);

const GUEST = '';

/** Tracks the owner of the cart in one tab. `follow` changes to the session's current owner. */
export function createOwnerTracker(session: Session, guestId: GuestId) {
  /** The account's subject, `GUEST`, or `undefined` while unknown. */
  const subjectNow = () => {
    const { state, shopper } = session.getSnapshot();
    return shopper?.subject ?? (state === 'unknown' ? undefined : GUEST);
  };
  let subject = subjectNow();
  /** The guest's id when the cart first needed it. The shown lines belong to this guest even if the cookie was deleted. */
  let guest: string | undefined;
  /** Guests whose carts were merged, or deleted at a sign-out. */
  const endedGuests = new Set<string>();

  const ownerOf = (readGuest: () => string | undefined): CartOwner | undefined => {
    if (subject) return { kind: 'account', subject };
    if (subject === GUEST) guest ??= readGuest();
    return guest === undefined ? undefined : { kind: 'guest', uuid: guest };
  };
  /** The guest of this tab, if the browser no longer has its cart. */
  const endedGuest = (): CartOwner | undefined => {
    if (guest === undefined) return undefined;
    const stored = guestId.read();
    // If no tab has ended the cart, a missing cookie was deleted and the cart still exists.
    const isOwn = stored === guest || (stored === undefined && !endedGuests.has(guest));
    return isOwn ? undefined : { kind: 'guest', uuid: guest };
  };

  return {
    /** The owner; `undefined` while the session is unknown, and for a guest without a cart. */
    current: () => ownerOf(guestId.read),
    /** Whether the state of the session is known; a guest may have no cart yet. */
    isKnown: () => subject !== undefined,
    /** The owner for a write. Creates the id of a guest without one, and writes a deleted cookie again. */
    ensure(): CartOwner | undefined {
      if (subject === GUEST) guestId.ensure(guest);
      return ownerOf(guestId.read);
    },
    /** Writes the guest's cookie again if it was deleted, so that the next page finds the cart. */
    restoreCookie(): void {
      if (subject === GUEST && guest !== undefined && !endedGuests.has(guest)) guestId.ensure(guest);
    },
    /** Whether this account is signed in. */
    isSignedIn: (account: string) => session.getSnapshot().shopper?.subject === account,
    endedGuest,
    /** Whether the session's owner has changed since the last `follow`. */
    isOutdated: () => subject !== subjectNow() || endedGuest() !== undefined,
    /** Records that the cart of this guest was merged or deleted. */
    markGuestEnded: (uuid: string) => void endedGuests.add(uuid),
    /** Changes to the session's current owner. */
    follow(): void {
      subject = subjectNow();
      guest = undefined;
    },
  };
}

export type OwnerTracker = ReturnType<typeof createOwnerTracker>;
