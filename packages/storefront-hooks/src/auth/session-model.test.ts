// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type StubbedPage, stubPage } from '../test-support/stub-page.ts';
import { createSession } from './session.ts';
import type { Oidc, Session } from './session-port.ts';
import { AuthModel, type FaultyParts, LIFE_MS } from './test-support/auth-model.ts';
import type { Grant } from './token-keeper.ts';

/*
 * The model: three tabs of a shop, some of which have no sign-in code yet, while shoppers sign in and out, calls ask for
 * proof, the provider cannot be asked or has ended the sign-in. Once all is quiet and the tabs have been looked at, each says
 * of the shopper what the provider says.
 */

const rounds = process.env.PM_DEEP ? 200_000 : 500;
const TWIN_ROUNDS = 2_000;
const TABS = 3;
const origin = 'https://shop.test';

afterEach(() => vi.unstubAllGlobals());

interface Twin extends FaultyParts {
  /** Whether the cookie that says "was signed in" gets lost. */
  forgetsCookie?: boolean;
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
async function loadOidc(model: AuthModel): Promise<Oidc> {
  await model.schedule.pause();
  const keeper = model.openKeeper();
  const shopperOf = (grant: Grant | undefined) => grant?.shopper;
  return {
    onChange: keeper.onChange,
    signIn: () => Promise.resolve(),
    async complete() {
      await model.schedule.pause();
      return { shopper: model.signIn(keeper).shopper, returnPath: '/' };
    },
    adopt: async () => void model.signIn(keeper),
    proof: async () => ({}),
    shopper: () => keeper.grant().then(shopperOf),
    wantsNewProof: () => false,
    headers: () => keeper.grant().then((grant) => grant && { Authorization: grant.token }),
    forget: async () => model.signOut(keeper),
    signOut: async () => model.signOut(keeper),
  };
}

const request = { method: 'GET', url: `${origin}/api` };
const noise = () => {};

const step = fc.record({
  do: fc.constantFrom('start', 'signIn', 'signOut', 'private', 'public', 'expire', 'revoke', 'wait', 'fail', 'look'),
  tab: fc.nat(TABS - 1),
  pass: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 12, size: 'max' });
const choices = fc.array(fc.nat(7), { minLength: 10, maxLength: 40, size: 'max' });

function take(what: string, session: Session, model: AuthModel, page: StubbedPage, url: string): void {
  if (what === 'start') void session.start();
  else if (what === 'signIn') session.completeSignIn(url).catch(noise);
  else if (what === 'signOut') session.signOut().catch(noise);
  else if (what === 'private') session.authorize({ ...request, auth: 'user' }).catch(noise);
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
    const tabs = Array.from({ length: TABS }, () =>
      createSession({ loadOidc: () => loadOidc(model), origin, cookies, currentPath: () => '/' }),
    );
    for (const session of tabs) void session.start();
    for (const [index, { do: what, tab, pass }] of steps.entries()) {
      take(what, tabs[tab] as Session, model, page, `${origin}/callback?code=${index}`);
      for (let turn = 0; turn < pass; turn++) await model.schedule.step();
    }
    model.stopFailing();
    await model.schedule.rest();
    // What was revoked in silence is found out with the next token, and what was slept through when the tab is looked at.
    model.pass(LIFE_MS);
    for (const session of tabs) session.authorize({ ...request, auth: 'user' }).catch(noise);
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
  });

describe('a session in several tabs', () => {
  it('is what the provider says once all is quiet', async () => {
    await fc.assert(everyTabKnows(), { numRuns: rounds });
  }, 600_000);
});

describe(`the model notices within ${TWIN_ROUNDS} sequences a session that`, () => {
  const twins: [string, Twin][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { givesUp: true }],
    ['does not tell the other tabs', { isSilent: true }],
    ['does not remember that somebody was signed in', { forgetsCookie: true }],
  ];
  it.each(twins)('%s', async (_, twin) => {
    const result = await fc.check(everyTabKnows(twin), { seed: 7, numRuns: TWIN_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
