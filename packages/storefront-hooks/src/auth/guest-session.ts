import type { Session, SessionSnapshot } from './session-types.ts';

const unknown: SessionSnapshot = { state: 'unknown' };
const anonymous: SessionSnapshot = { state: 'anonymous' };
const noSignIn = () => Promise.reject(new Error('This shop has no sign-in: pass a session to StorefrontProvider.'));

/** The session of a shop without sign-in: every shopper is a guest. */
export const guestSession: Session = {
  getSnapshot: () => anonymous,
  getServerSnapshot: () => unknown,
  subscribe: () => () => {},
  start: () => Promise.resolve(),
  signIn: noSignIn,
  signOut: noSignIn,
  completeSignIn: noSignIn,
  adopt: noSignIn,
  authorize: () => Promise.resolve({}),
  middleware: (request, next) => next(request),
  expire: () => Promise.resolve(),
  takeReturnPath: () => undefined,
  intend() {},
  takeIntendedAction: () => undefined,
  dispose() {},
};
