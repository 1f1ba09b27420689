import type { Session } from '../auth/session-types.ts';
import type { GuestId } from '../context/identity.ts';

/** Whose cart it is, as writes name it. */
export type CartOwner =
  | { readonly kind: 'guest'; readonly uuid: string }
  | { readonly kind: 'account'; readonly subject: string };

/** The owner of the cart in one tab. An account changes only when the cart follows the session. */
export interface OwnerTracker {
  /** The owner; `undefined` while the session is unknown, and for a guest who has no cart yet. */
  current(): CartOwner | undefined;
  /** Whether the session says whose cart it is. */
  isKnown(): boolean;
  /** The owner for a write; a guest without an id receives one. */
  ensure(): CartOwner | undefined;
  /** Whether the session belongs to this account now. */
  isSignedIn(subject: string): boolean;
  /** The guest whose cart another tab has merged or forgotten since: it is not this browser's any more. */
  goneGuest(): CartOwner | undefined;
  /** Whether the owner is another one now. */
  isOutdated(): boolean;
  /** Takes over who it is now. */
  follow(): void;
}

const GUEST = '';

export function createOwnerTracker(session: Session, guestId: GuestId): OwnerTracker {
  /** The account's subject, `GUEST`, or `undefined` while unknown. */
  const subjectNow = () => {
    const { state, shopper } = session.getSnapshot();
    return shopper?.subject ?? (state === 'unknown' ? undefined : GUEST);
  };
  let subject = subjectNow();
  /** The guest's id where the cart first needed one. */
  let guest: string | undefined;
  const ownerOf = (uuid: () => string | undefined): CartOwner | undefined => {
    if (subject) return { kind: 'account', subject };
    const id = subject === undefined ? undefined : uuid();
    guest ??= id;
    return id === undefined ? undefined : { kind: 'guest', uuid: id };
  };
  const goneGuest = (): CartOwner | undefined =>
    guest === undefined || guest === guestId.read() ? undefined : { kind: 'guest', uuid: guest };
  return {
    current: () => ownerOf(guestId.read),
    isKnown: () => subject !== undefined,
    ensure: () => ownerOf(guestId.ensure),
    isSignedIn: (account) => session.getSnapshot().shopper?.subject === account,
    goneGuest,
    isOutdated: () => subject !== subjectNow() || goneGuest() !== undefined,
    follow() {
      subject = subjectNow();
      guest = undefined;
    },
  };
}

/** Part of the storage key of an owner's edits. */
export const ownerKey = (owner: CartOwner): string =>
  owner.kind === 'guest' ? `guest.${owner.uuid}` : `account.${owner.subject}`;
