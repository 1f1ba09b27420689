// @vitest-environment node
import type { OutgoingRequest } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { createSession } from './session.ts';
import type { AuthClient, Session, SessionState } from './session-types.ts';
import { AuthModel, type FaultyParts, LIFE_MS } from './test-support/auth-model.ts';
import type { Grant } from './token-manager.ts';

/*
 * The model: three tabs of a shop, some of which have no sign-in code yet, while shoppers sign in and out, calls ask for
 * proof, the provider cannot be asked or has ended the sign-in. Once all is quiet and the tabs have been looked at, each says
 * of the shopper what the provider says.
 */

/** `PM_ROUNDS` is for what runs the model many times over, such as mutation tests. */
const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 20_000 : 500));
const TWIN_ROUNDS = 2_000;
const TABS = 3;
const origin = 'https://shop.test';

afterEach(() => vi.unstubAllGlobals());

interface Twin extends FaultyParts {
  /** Whether the cookie that says "was signed in" gets lost. */
  forgetsCookie?: boolean;
  /** A token that the backend rejects is not replaced. */
  neverReplaces?: boolean;
}

function memoryCookies({ forgetsCookie = false }: Twin) {
  const kept = new Map<string, string>();
  return {
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => void (forgetsCookie || kept.set(name, value)),
    remove: (name: string) => void kept.delete(name),
  };
}

/** The sign-in code of one tab, which is loaded when it is needed. */
async function loadAuth(model: AuthModel, { neverReplaces = false }: Twin): Promise<AuthClient> {
  await model.schedule.pause();
  const manager = model.openManager();
  const shopperOf = (grant: Grant | undefined) => grant?.shopper;
  return {
    onChange: manager.onChange,
    signIn: () => Promise.resolve(),
    async complete() {
      await model.schedule.pause();
      return { shopper: model.signIn(manager).shopper, returnPath: '/' };
    },
    adopt: async () => void model.signIn(manager),
    keyProof: async () => ({}),
    shopper: () => manager.getGrant().then(shopperOf),
    storeNonce: () => false,
    replaceToken: async (sent) =>
      !neverReplaces && (await manager.replace(`${sent.get('authorization')}`)) !== undefined,
    dispose: manager.dispose,
    headers: () => manager.getGrant().then((grant) => grant && { Authorization: grant.token }),
    clear: async (end) => model.signOut(manager, end),
    signOut: async () => model.signOut(manager),
  };
}

const request = { method: 'GET', url: `${origin}/api` };
const noise = () => {};

const actions = [
  ...(['start', 'signIn', 'signOut', 'private', 'public', 'look'] as const),
  ...(['expire', 'revoke', 'wait', 'fail', 'reject', 'reload'] as const),
];
interface Step {
  do: (typeof actions)[number];
  tab: number;
  /** How many of those that wait go on before the next step. */
  pass: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...actions),
  tab: fc.nat(TABS - 1),
  pass: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 12, size: 'max' });
const choices = fc.array(fc.nat(7), { minLength: 10, maxLength: 40, size: 'max' });

/** A call that needs a sign-in, as the client makes it: a refusal ends the session. */
async function callBackend(session: Session, model: AuthModel): Promise<void> {
  const headers = new Headers(await session.authorize({ ...request, auth: 'user' }));
  let rejections = 0;
  const outgoing = { url: request.url, init: { method: 'GET', headers }, endpoint: { id: 'cart.list' } };
  const reply = await session.middleware(outgoing as unknown as OutgoingRequest, async ({ init }) => {
    await model.schedule.pause();
    const token = init.headers.get('authorization') ?? undefined;
    if (token !== undefined && !model.accepts(token)) rejections += 1;
    model.mostRejections = Math.max(model.mostRejections, rejections);
    return { status: token === undefined || model.accepts(token) ? 200 : 401, headers: new Headers(), body: undefined };
  });
  if (reply.status === 401) void session.expire();
}

function take(what: string, session: Session, model: AuthModel, page: StubbedPage, url: string): void {
  if (what === 'start') void session.start();
  else if (what === 'signIn') session.completeSignIn(url).catch(noise);
  else if (what === 'signOut') session.signOut().catch(noise);
  else if (what === 'private') callBackend(session, model).catch(noise);
  else if (what === 'reject') model.reject();
  else if (what === 'public') void session.authorize({ ...request, auth: 'optional' });
  else if (what === 'expire') session.expire();
  else if (what === 'revoke') model.revoke();
  else if (what === 'wait') model.pass(LIFE_MS);
  else if (what === 'fail') model.failNext();
  else page.setVisible(true);
}

const everyTabKnows = (twin: Twin = {}) =>
  fc.asyncProperty(script, choices, async (steps, choice) => {
    const page = stubPage();
    const model = new AuthModel(choice, twin);
    const cookies = memoryCookies(twin);
    const isSignedOutByShopper = steps.some((one) => one.do === 'signOut');
    let isExpiryHidden = false;
    const openTab = () => {
      const loadSlowly = () => loadAuth(model, twin);
      const session = createSession({ loadAuth: loadSlowly, origin, cookies, currentPath: () => '/order/list' });
      let before: SessionState = 'unknown';
      session.subscribe(() => {
        const { state } = session.getSnapshot();
        if (before === 'authenticated' && state === 'anonymous') isExpiryHidden = true;
        before = state;
      });
      void session.start();
      return session;
    };
    const tabs = Array.from({ length: TABS }, openTab);
    for (const [index, { do: what, tab, pass }] of steps.entries()) {
      if (what === 'reload') {
        tabs[tab]?.dispose();
        tabs[tab] = openTab();
      } else take(what, tabs[tab] as Session, model, page, `${origin}/callback?code=${index}`);
      for (let turn = 0; turn < pass; turn++) await model.schedule.step();
    }
    model.stopFailing();
    await model.schedule.rest();
    // Tabs hear of a sign-in and of a sign-out at once.
    if (steps.every((one) => ['start', 'signIn', 'signOut', 'private', 'public', 'look'].includes(one.do)))
      for (const { state, shopper } of tabs.map((session) => session.getSnapshot()))
        if (state === 'authenticated') expect(shopper?.subject).toBe(model.subject);
    // What was revoked in silence is found out with the next token, and what was slept through when the tab is looked at.
    model.pass(LIFE_MS);
    for (const session of tabs) callBackend(session, model).catch(noise);
    await model.schedule.rest();
    page.setVisible(true);
    await model.schedule.rest();
    const isKnown = (session: Session) => {
      const { state, shopper } = session.getSnapshot();
      if (model.subject) return state === 'authenticated' && shopper?.subject === model.subject;
      return state === 'anonymous' || state === 'expired';
    };
    expect(
      tabs.map((session) => session.getSnapshot().state).filter((_, tab) => !isKnown(tabs[tab] as Session)),
    ).toEqual([]);
    expect(model.mostRenewing).toBeLessThanOrEqual(1);
    // A token that the backend rejects is not the end of a sign-in that the provider renews; the second one of a call is.
    const ends = model.mostRejections > 1 || steps.some((one) => ['signOut', 'expire', 'revoke'].includes(one.do));
    if (!ends && steps.some((one) => one.do === 'signIn')) expect(model.subject).toBeDefined();
    // A shopper who has not signed out is asked to sign in again, in every tab that knew of the sign-in.
    if (!isSignedOutByShopper) expect(isExpiryHidden).toBe(false);
    for (const session of tabs) session.dispose();
  });

const stepIn = (tab: number, what: Step['do'], pass: number): Step => ({ do: what, tab, pass });
/** Histories that were wrong once. */
const pastStates: [Step[], number[]][] = [
  // A tab loads its sign-in code after a second sign-in, and then receives the token of the first.
  [
    [stepIn(0, 'start', 2), stepIn(0, 'start', 2), stepIn(2, 'signIn', 2), stepIn(1, 'signIn', 0)],
    [0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0],
  ],
  // The same after a sign-out.
  [
    [stepIn(0, 'signOut', 3), stepIn(1, 'signOut', 0), stepIn(1, 'signIn', 4), stepIn(0, 'signOut', 1)],
    [0, 0, 4, 4, 5, 2, 3, 2, 3, 3, 4, 7],
  ],
  // That tab learns that there was a sign-out before it learns of the sign-out.
  [
    [
      ...[stepIn(0, 'signIn', 0), stepIn(2, 'start', 4), stepIn(2, 'start', 2), stepIn(0, 'look', 2)],
      stepIn(2, 'signOut', 4),
    ],
    [
      ...[6, 2, 5, 7, 4, 5, 0, 7, 7, 0, 6, 4, 7, 7, 0, 7, 5, 0, 0, 5, 0, 5, 6, 2, 0, 2, 4, 3],
      ...[4, 6, 7, 1, 5, 5, 6, 6, 2],
    ],
  ],
];

describe('a session in several tabs', () => {
  it('is what the provider says once all is quiet', async () => {
    await fc.assert(everyTabKnows(), { numRuns: rounds, examples: pastStates });
  }, 600_000);
});

describe(`the model notices within ${TWIN_ROUNDS} sequences a session that`, () => {
  const twins: [string, Twin][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { givesUp: true }],
    ['does not tell the other tabs', { isSilent: true }],
    ['does not remember that somebody was signed in', { forgetsCookie: true }],
    ['ends when the backend rejects a token', { neverReplaces: true }],
    ['takes an expiry in another tab for a sign-out', { hidesExpiry: true }],
  ];
  it.each(twins)('%s', async (_, twin) => {
    const result = await fc.check(everyTabKnows(twin), { seed: 7, numRuns: TWIN_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
