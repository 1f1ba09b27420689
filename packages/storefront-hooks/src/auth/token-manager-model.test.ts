// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthModel, DAY_MS, type FaultyParts, LIFE_MS, MINUTE_MS } from './test-support/auth-model.ts';
import type { TokenManager } from './token-manager.ts';

/*
 * The model: shoppers sign in and out in three tabs, tokens run out, renewals fail in passing or for good, and the device's
 * clock jumps by a day. Once all is quiet every tab has a token that the backend takes, of whoever is signed in, or none when
 * nobody is; and there is never more than one renewal under way.
 */

const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 20_000 : 1_000));
const TWIN_ROUNDS = 2_000;
const TABS = 3;

afterEach(() => vi.unstubAllGlobals());

const step = fc.record({
  do: fc.constantFrom('ask', 'ask', 'ask', 'signIn', 'signOut', 'revoke', 'expire', 'wait', 'fail', 'clock', 'reject'),
  tab: fc.nat(TABS - 1),
  skewDays: fc.integer({ min: -1, max: 1 }),
  pass: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' });
const choices = fc.array(fc.nat(7), { minLength: 10, maxLength: 40, size: 'max' });

/** The backend rejects the token that the tab sends, which replaces it. */
async function replaceToken(world: AuthModel, tab: TokenManager): Promise<void> {
  const sent = await world.ask(tab);
  world.reject();
  if (sent) tab.replace(sent.token).catch(() => {});
}

const everyTabIsRight = (twin: FaultyParts = {}) =>
  fc.asyncProperty(script, choices, fc.boolean(), async (steps, choice, isInMemory) => {
    const world = new AuthModel(choice, twin, isInMemory);
    const tabs = Array.from({ length: TABS }, world.openManager);
    let isClockSet = false;
    for (const { do: what, tab: place, skewDays, pass } of steps) {
      const tab = tabs[place] as TokenManager;
      // Until somebody has set a clock, what was said before is long heard.
      if (what === 'clock') isClockSet = true;
      if (isClockSet && ['clock', 'signIn', 'signOut'].includes(what)) await world.schedule.rest();
      if (what === 'ask') tab.getGrant().catch(() => {});
      else if (what === 'signIn') world.signIn(tab);
      else if (what === 'signOut') world.signOut(tab);
      else if (what === 'revoke') world.revoke();
      else if (what === 'expire') world.pass(LIFE_MS);
      else if (what === 'reject') await replaceToken(world, tab);
      else if (what === 'wait') world.pass(MINUTE_MS);
      else if (what === 'fail') world.failNext();
      else world.setClock(skewDays * DAY_MS);
      for (let turn = 0; turn < pass; turn++) await world.schedule.step();
    }
    await world.schedule.rest();
    const check = async () => {
      for (const tab of tabs) expect(world.isRight(await world.ask(tab))).toBe(true);
    };
    if (!steps.some((one) => one.do === 'revoke')) await check();
    // What was revoked in silence is found out when the tokens run out.
    world.pass(LIFE_MS);
    await check();
    expect(world.mostRenewing).toBeLessThanOrEqual(1);
  });

describe('the access token of several tabs', () => {
  it('is right in each once all is quiet, and renewed one at a time', async () => {
    await fc.assert(everyTabIsRight(), { numRuns: rounds });
  }, 600_000);
});

describe(`the model notices within ${TWIN_ROUNDS} sequences a manager that`, () => {
  const twins: [string, FaultyParts][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { givesUp: true }],
    ['does not tell the other tabs', { isSilent: true }],
    ['believes late words of an earlier sign-in', { forgetsEpochs: true }],
    ['believes the clock, whatever it did', { trustsClock: true }],
    ['ends the sign-in of others where it has nothing to renew', { endsOthers: true }],
  ];
  it.each(twins)('%s', async (_, twin) => {
    const result = await fc.check(everyTabIsRight(twin), { seed: 7, numRuns: TWIN_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
