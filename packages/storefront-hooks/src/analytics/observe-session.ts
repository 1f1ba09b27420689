import type { ObservedShop } from './observed-shop.ts';

/** Publishes the sign-in of a guest, but not the restored sign-in of a returning shopper. Returns a function that stops it. */
export function observeSession({ session, track }: ObservedShop): () => void {
  let { state } = session.getSnapshot();
  return session.subscribe(() => {
    const before = state;
    state = session.getSnapshot().state;
    if (state === 'authenticated' && (before === 'anonymous' || before === 'expired')) track('signed_in', {});
  });
}
