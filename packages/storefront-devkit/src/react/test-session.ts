import type { IntendedAction, Session, SessionSnapshot, SessionState, Shopper } from '@promenade/storefront-hooks';

/** A session that a test or a story sets by hand. */
export interface TestSession extends Session {
  /** Changes the state, as if the identity provider had. */
  become(state: SessionState, shopper?: Shopper): void;
}

const someone: Shopper = { subject: 'shopper-1', name: 'Ada Martin', email: 'ada@example.com' };

/** A session for tests and stories, in any state. */
export function createTestSession(initial: SessionState = 'anonymous', shopper: Shopper = someone): TestSession {
  const listeners = new Set<() => void>();
  const snapshotOf = (state: SessionState, who: Shopper): SessionSnapshot =>
    state === 'authenticated' ? { state, shopper: who } : { state };
  let snapshot = snapshotOf(initial, shopper);
  const serverSnapshot = snapshot;
  let intended: IntendedAction | undefined;
  let mayBeDone: IntendedAction | undefined;
  const become = (state: SessionState, who: Shopper = shopper) => {
    snapshot = snapshotOf(state, who);
    for (const listener of [...listeners]) listener();
  };
  const enter = async () => {
    mayBeDone = intended;
    intended = undefined;
    become('authenticated');
  };
  return {
    become,
    getSnapshot: () => snapshot,
    getServerSnapshot: () => serverSnapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => Promise.resolve(),
    signIn: enter,
    signOut: async () => become('anonymous'),
    async completeSignIn() {
      become('authenticated');
      return { returnPath: '/' };
    },
    adopt: enter,
    authorize: () => Promise.resolve<Record<string, string>>(snapshot.shopper ? { Authorization: 'Bearer test' } : {}),
    middleware: (request, next) => next(request),
    expire: async () => become('expired'),
    takeReturnPath: () => undefined,
    dispose() {},
    intend(action) {
      intended = action;
    },
    takeIntendedAction() {
      const action = mayBeDone;
      mayBeDone = undefined;
      return action;
    },
  };
}
