import type { Session } from '../auth/session-types.ts';
import type { CartTabs } from './cart-tabs.ts';
import type { EditOutcome } from './outbox.ts';

/** What events outside of the cart make it do. */
export interface ConnectedCart {
  /** Follows the session, and other tabs, to another owner, if it is one. Returns whether it is. */
  followOwner(): boolean;
  /** Sends stored edits, merges a guest's cart and reads. */
  begin(): void;
  /** Sends waiting quantities; `isLeaving` when the page may be gone in a moment. */
  flush(isLeaving: boolean): void;
  /** Another tab changed the cart. */
  changed(): void;
  /** Another tab has sent a stored edit. */
  finished(outcome: EditOutcome): void;
}

/** Connects a cart to the session, to other tabs, and to the page being hidden, shown and left. Returns the disconnection. */
export function connectCart(cart: ConnectedCart, session: Session, tabs: CartTabs): () => void {
  const closeTabs = tabs.open((message) => (message === 'changed' ? cart.changed() : cart.finished(message)));
  const unsubscribe = session.subscribe(() => {
    if (cart.followOwner()) cart.begin();
  });
  const hiddenOrShown = () => {
    if (document.visibilityState === 'hidden') cart.flush(false);
    else cart.begin();
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) cart.begin();
  };
  const leaving = () => cart.flush(true);
  document.addEventListener('visibilitychange', hiddenOrShown);
  addEventListener('pagehide', leaving);
  addEventListener('pageshow', restored);
  addEventListener('online', cart.begin);
  cart.followOwner();
  cart.begin();

  return () => {
    unsubscribe();
    closeTabs();
    document.removeEventListener('visibilitychange', hiddenOrShown);
    removeEventListener('pagehide', leaving);
    removeEventListener('pageshow', restored);
    removeEventListener('online', cart.begin);
  };
}
