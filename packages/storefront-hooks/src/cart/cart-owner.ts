import type { Session } from '../auth/session-types.ts';
import type { GuestId } from '../context/identity.ts';

/** The owner of a cart, as writes name it. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly uuid: string }
  | { readonly kind: 'account'; readonly subject: string };

/** Part of the storage key of an owner's edits. */
export const ownerKey = (owner: CartOwner): string =>
  owner.kind === 'guest' ? `guest.${owner.uuid}` : `account.${owner.subject}`;

export const isSameOwner = (one: CartOwner, other: CartOwner | undefined): boolean =>
  other !== undefined && ownerKey(one) === ownerKey(other);

const GUEST = '';

/** Tracks the owner of the cart in one tab. An account changes only when the cart follows the session. */
export function createOwnerTracker(session: Session, guestId: GuestId) {
  /** The account's subject, `GUEST`, or `undefined` while unknown. */
  const subjectNow = () => {
    const { state, shopper } = session.getSnapshot();
    return shopper?.subject ?? (state === 'unknown' ? undefined : GUEST);
  };
  let subject = subjectNow();
  /** The guest's id since the cart first needed one. The lines on the screen belong to it even if the cookie was deleted. */
  let guest: string | undefined;
  /** Guests whose carts another tab has merged, or forgotten at a sign-out. */
  const gone = new Set<string>();

  const ownerOf = (readGuest: () => string | undefined): CartOwner | undefined => {
    if (subject) return { kind: 'account', subject };
    if (subject === GUEST) guest ??= readGuest();
    return guest === undefined ? undefined : { kind: 'guest', uuid: guest };
  };
  /** The guest whose cart this browser no longer has. */
  const goneGuest = (): CartOwner | undefined => {
    if (guest === undefined) return undefined;
    const stored = guestId.read();
    // If the cookie is missing and no tab has ended the cart, the cookie was deleted.
    const isOwn = stored === guest || (stored === undefined && !gone.has(guest));
    return isOwn ? undefined : { kind: 'guest', uuid: guest };
  };

  return {
    /** The owner; `undefined` while the session is unknown, and for a guest who has no cart yet. */
    current: () => ownerOf(guestId.read),
    /** Whether the session says whose cart it is. */
    isKnown: () => subject !== undefined,
    /** The owner for a write; a guest without an id receives one, and a deleted cookie is written again. */
    ensure(): CartOwner | undefined {
      if (subject === GUEST) guestId.ensure(guest);
      return ownerOf(guestId.read);
    },
    /** Whether the session belongs to this account now. */
    isSignedIn: (account: string) => session.getSnapshot().shopper?.subject === account,
    goneGuest,
    /** Whether the owner is another one now. */
    isOutdated: () => subject !== subjectNow() || goneGuest() !== undefined,
    /** Another tab has ended the cart of this guest. */
    guestGone: (uuid: string) => void gone.add(uuid),
    /** Changes to the current owner. */
    follow(): void {
      subject = subjectNow();
      guest = undefined;
    },
  };
}

export type OwnerTracker = ReturnType<typeof createOwnerTracker>;
