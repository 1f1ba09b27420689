import type { ObservedShop } from './observed-shop.ts';

/** Tells when a guest signs in here; who comes back signed in, or signed in in another tab, did so before. */
export function observeSession({ session, track }: ObservedShop): () => void {
  let { state } = session.getSnapshot();
  return session.subscribe(() => {
    const before = state;
    state = session.getSnapshot().state;
    if (state === 'authenticated' && (before === 'anonymous' || before === 'expired')) track('signed_in', {});
  });
}
