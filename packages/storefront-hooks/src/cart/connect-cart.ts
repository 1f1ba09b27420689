import {
  type Client,
  cartCount,
  cartList,
  cartMerge,
  isStorefrontError,
  type StorefrontError,
} from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-port.ts';
import { openChannel } from '../browser/channel.ts';
import type { GuestId } from '../context/identity.ts';

export interface CartConnection {
  client: Client;
  storeId: number;
  session: Session;
  guestId: GuestId;
  onError?: (error: StorefrontError) => void;
  changeOwner(): void;
  /** Sends what waits, for the page may be gone in a moment, or is going now. */
  flush(isLeaving: boolean): void;
  refresh(): Promise<void>;
  /** Told of the taking over of a cart, which ends when it has been read and never rejects. */
  arriving(work: Promise<void>): void;
  merge<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Told how many pieces came over. */
  merged(added: number): void;
  connected(tellTabs: () => void): void;
  disconnected(): void;
}

/** These calls mean the account's cart: a guest's answer must not pass for it. */
const asAccount = { auth: 'user' } as const;

/** Ties a cart to what happens around it: who the shopper is, other tabs, the page hiding, coming back and going. */
export function connectCart(connection: CartConnection): () => void {
  const { client, storeId, session, guestId } = connection;
  let subject = session.getSnapshot().shopper?.subject;
  let { state } = session.getSnapshot();
  /** The guest's cart when the shopper signed in; it is still there while it could not be merged. */
  let guest = guestId.read();

  async function merge(uuid: string): Promise<void> {
    try {
      const before = await cartCount(client, { numType: true, type: 'sum', storeId }, asAccount);
      const after = await connection.merge(() => cartMerge(client, { uuid, storeId }));
      if (after.count > before.count) connection.merged(after.count - before.count);
    } catch (cause) {
      // Backends without the call merge when a cart call carries both the token and the guest's id.
      if (!isStorefrontError(cause, 'not-found')) throw cause;
      await cartList(client, { isValid: true, storeId, uuid }, asAccount);
    }
  }

  /** Forgets a cart, so that whoever comes next does not find it; not one that was begun since, in another tab. */
  function forget(uuid: string | undefined): void {
    if (guestId.read() === uuid) guestId.rotate();
  }

  /** Brings a guest's cart along into the account, if one is still there, and reads. */
  async function begin(): Promise<void> {
    const uuid = session.getSnapshot().shopper && guestId.read();
    try {
      if (uuid) await merge(uuid).finally(() => channel.post('changed'));
      if (uuid) forget(uuid);
    } catch (cause) {
      connection.onError?.(cause as StorefrontError);
    }
    await connection.refresh();
  }

  const wake = () => connection.arriving(begin());
  const channel = openChannel<'changed'>(`promenade.cart.${storeId}`, () => void connection.refresh());
  connection.connected(() => channel.post('changed'));

  const stopSession = session.subscribe(() => {
    const next = session.getSnapshot();
    const isSameOwner = next.shopper?.subject === subject && state !== 'unknown';
    const isSignOut = subject !== undefined && next.state === 'anonymous';
    subject = next.shopper?.subject;
    state = next.state;
    if (isSameOwner) return;
    if (isSignOut) {
      forget(guest);
      channel.post('changed');
    }
    guest = guestId.read();
    connection.changeOwner();
    wake();
  });

  const hidden = () => {
    if (document.visibilityState === 'hidden') connection.flush(false);
    else wake();
  };
  const shown = (event: PageTransitionEvent) => event.persisted && wake();
  const gone = () => connection.flush(true);
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', gone);
  addEventListener('pageshow', shown);
  addEventListener('online', wake);
  wake();

  return () => {
    stopSession();
    connection.disconnected();
    channel.close();
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', gone);
    removeEventListener('pageshow', shown);
    removeEventListener('online', wake);
  };
}
