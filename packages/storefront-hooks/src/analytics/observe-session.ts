import type { ObservedShop } from './observed-shop.ts';

/** Publishes the sign-in of a guest on this page; a session that was signed in before is not one. Returns the function that stops. */
export function observeSession({ session, track }: ObservedShop): () => void {
  let { state } = session.getSnapshot();
  return session.subscribe(() => {
    const before = state;
    state = session.getSnapshot().state;
    if (state === 'authenticated' && (before === 'anonymous' || before === 'expired')) track('signed_in', {});
  });
}
