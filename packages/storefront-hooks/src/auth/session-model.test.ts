// @vitest-environment node
import type { OutgoingRequest } from '@promenade/storefront-sdk';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { createSession } from './session.ts';
import type { AuthClient, Session, SessionState } from './session-types.ts';
import { AuthModel, type InjectedFaults, LIFETIME_MS } from './test-support/auth-model.ts';
import type { Grant } from './token-manager.ts';

/*
 * Random scripts run in three tabs of a shop, some of which have not loaded the sign-in code: shoppers sign in and out, calls
 * need credentials, and the provider is unreachable or ends the sign-in. Once all tabs are idle and were shown, each session
 * must have the shopper whom the provider has.
 */

/** `PM_ROUNDS` sets a smaller number, for tools that run the tests many times, such as mutation tests. */
const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 20_000 : 500));
const FAULT_ROUNDS = 2_000;
const TABS = 3;
const origin = 'https://shop.test';

afterEach(() => vi.unstubAllGlobals());

interface SessionFaults extends InjectedFaults {
  /** Whether the "signed in" cookie is never stored. */
  losesCookie?: boolean;
  /** Whether a token that the backend rejects is never replaced. */
  neverReplaces?: boolean;
}

function memoryCookies({ losesCookie = false }: SessionFaults) {
  const values = new Map<string, string>();
  return {
    read: (name: string) => values.get(name),
    write: (name: string, value: string) => void (losesCookie || values.set(name, value)),
    remove: (name: string) => void values.delete(name),
  };
}

/** Loads the sign-in code of one tab. */
async function loadAuth(model: AuthModel, { neverReplaces = false }: SessionFaults): Promise<AuthClient> {
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
const ignore = () => {};

const actions = [
  ...(['start', 'signIn', 'signOut', 'private', 'public', 'look'] as const),
  ...(['expire', 'revoke', 'wait', 'fail', 'reject', 'reload'] as const),
];
interface Step {
  do: (typeof actions)[number];
  tab: number;
  /** Number of pending tasks that end before the next step. */
  pass: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...actions),
  tab: fc.nat(TABS - 1),
  pass: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 12, size: 'max' });
const choices = fc.array(fc.nat(7), { minLength: 10, maxLength: 40, size: 'max' });

/** Makes a call that requires a sign-in. As in the client, a rejection expires the session. */
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

function perform(what: string, session: Session, model: AuthModel, page: StubbedPage, url: string): void {
  if (what === 'start') void session.start();
  else if (what === 'signIn') session.completeSignIn(url).catch(ignore);
  else if (what === 'signOut') session.signOut().catch(ignore);
  else if (what === 'private') callBackend(session, model).catch(ignore);
  else if (what === 'reject') model.reject();
  else if (what === 'public') void session.authorize({ ...request, auth: 'optional' });
  else if (what === 'expire') session.expire();
  else if (what === 'revoke') model.revoke();
  else if (what === 'wait') model.pass(LIFETIME_MS);
  else if (what === 'fail') model.failNext();
  else page.setVisible(true);
}

const allTabsMatchProvider = (faults: SessionFaults = {}) =>
  fc.asyncProperty(script, choices, async (steps, choice) => {
    const page = stubPage();
    const model = new AuthModel(choice, faults);
    const cookies = memoryCookies(faults);
    const isSignedOutByShopper = steps.some((one) => one.do === 'signOut');
    let isExpiryHidden = false;
    const openTab = () => {
      const loadSlowly = () => loadAuth(model, faults);
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
      } else perform(what, tabs[tab] as Session, model, page, `${origin}/callback?code=${index}`);
      for (let turn = 0; turn < pass; turn++) await model.schedule.step();
    }
    model.stopFailing();
    await model.schedule.rest();
    // If no step makes tokens fail or reloads a page, authenticated tabs already have the provider's shopper here.
    if (steps.every((one) => ['start', 'signIn', 'signOut', 'private', 'public', 'look'].includes(one.do)))
      for (const { state, shopper } of tabs.map((session) => session.getSnapshot()))
        if (state === 'authenticated') expect(shopper?.subject).toBe(model.subject);
    // A revoked sign-in is discovered when the tokens expire, and missed messages when the tab is shown.
    model.pass(LIFETIME_MS);
    for (const session of tabs) callBackend(session, model).catch(ignore);
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
    // A rejected token doesn't end a sign-in that the provider renews, but a second rejection of the same call does.
    const ends = model.mostRejections > 1 || steps.some((one) => ['signOut', 'expire', 'revoke'].includes(one.do));
    if (!ends && steps.some((one) => one.do === 'signIn')) expect(model.subject).toBeDefined();
    // Without a sign-out, authenticated tabs must become expired and not anonymous.
    if (!isSignedOutByShopper) expect(isExpiryHidden).toBe(false);
    for (const session of tabs) session.dispose();
  });

const stepIn = (tab: number, what: Step['do'], pass: number): Step => ({ do: what, tab, pass });
/** Scripts that failed in the past. */
const failedScripts: [Step[], number[]][] = [
  // A tab loads its sign-in code after a second sign-in, then receives the token of the first one.
  [
    [stepIn(0, 'start', 2), stepIn(0, 'start', 2), stepIn(2, 'signIn', 2), stepIn(1, 'signIn', 0)],
    [0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0],
  ],
  // The same, but a sign-out instead of the second sign-in.
  [
    [stepIn(0, 'signOut', 3), stepIn(1, 'signOut', 0), stepIn(1, 'signIn', 4), stepIn(0, 'signOut', 1)],
    [0, 0, 4, 4, 5, 2, 3, 2, 3, 3, 4, 7],
  ],
  // The tab receives the epoch of a sign-out before the message about the sign-out.
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
  // A tab is shown after another one has removed the cookie of an expired sign-in, but before it receives the message.
  [
    [
      ...[stepIn(0, 'signIn', 0), stepIn(0, 'start', 1), stepIn(0, 'start', 4), stepIn(0, 'start', 4)],
      ...[stepIn(0, 'expire', 0), stepIn(0, 'look', 0), stepIn(0, 'start', 0)],
    ],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  ],
];

describe('a session in several tabs', () => {
  it('has the shopper of the provider in all tabs once they are idle', async () => {
    await fc.assert(allTabsMatchProvider(), { numRuns: rounds, examples: failedScripts });
  }, 600_000);
});

describe(`the model detects within ${FAULT_ROUNDS} scripts a session that`, () => {
  const faultCases: [string, SessionFaults][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { endsAtNetworkError: true }],
    ['sends no messages to other tabs', { sendsNoMessages: true }],
    ['does not store that a shopper is signed in', { losesCookie: true }],
    ['ends the sign-in when the backend rejects a token', { neverReplaces: true }],
    ['reports an expiry to other tabs as a sign-out', { hidesExpiry: true }],
  ];
  it.each(faultCases)('%s', async (_, faults) => {
    const result = await fc.check(allTabsMatchProvider(faults), { seed: 7, numRuns: FAULT_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
