// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AuthModel, DAY_MS, type InjectedFaults, LIFETIME_MS, MINUTE_MS } from './test-support/auth-model.ts';
import type { TokenManager } from './token-manager.ts';

/*
 * Random scripts run in three tabs: shoppers sign in and out, tokens expire, renewals fail or are refused, and the device's clock
 * is changed by a day. Once all tabs are idle, each must have a valid token of the signed-in shopper, or none if no shopper is
 * signed in. There must never be two renewals at a time.
 */

const rounds = Number(process.env.PM_ROUNDS ?? (process.env.PM_DEEP ? 20_000 : 1_000));
const FAULT_ROUNDS = 2_000;
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
async function replaceToken(model: AuthModel, tab: TokenManager): Promise<void> {
  const sent = await model.grantOf(tab);
  model.reject();
  if (sent) tab.replace(sent.token).catch(() => {});
}

const allTabsMatchProvider = (faults: InjectedFaults = {}) =>
  fc.asyncProperty(script, choices, fc.boolean(), async (steps, choice, isInMemory) => {
    const model = new AuthModel(choice, faults, isInMemory);
    const tabs = Array.from({ length: TABS }, model.openManager);
    let isClockSet = false;
    for (const { do: what, tab: index, skewDays, pass } of steps) {
      const tab = tabs[index] as TokenManager;
      // Epochs are times. After a change of the clock, they are only in order if earlier messages have arrived.
      if (what === 'clock') isClockSet = true;
      if (isClockSet && ['clock', 'signIn', 'signOut'].includes(what)) await model.schedule.rest();
      if (what === 'ask') tab.getGrant().catch(() => {});
      else if (what === 'signIn') model.signIn(tab);
      else if (what === 'signOut') model.signOut(tab);
      else if (what === 'revoke') model.revoke();
      else if (what === 'expire') model.pass(LIFETIME_MS);
      else if (what === 'reject') await replaceToken(model, tab);
      else if (what === 'wait') model.pass(MINUTE_MS);
      else if (what === 'fail') model.failNext();
      else model.setClock(skewDays * DAY_MS);
      for (let turn = 0; turn < pass; turn++) await model.schedule.step();
    }
    await model.schedule.rest();
    const check = async () => {
      for (const tab of tabs) expect(model.isCorrect(await model.grantOf(tab))).toBe(true);
    };
    if (!steps.some((one) => one.do === 'revoke')) await check();
    // A revoked sign-in is discovered when the tokens expire.
    model.pass(LIFETIME_MS);
    await check();
    expect(model.mostRenewing).toBeLessThanOrEqual(1);
  });

describe('the access token of several tabs', () => {
  it('is valid in each once they are idle, and there is one renewal at a time', async () => {
    await fc.assert(allTabsMatchProvider(), { numRuns: rounds });
  }, 600_000);
});

describe(`the model detects within ${FAULT_ROUNDS} scripts a manager that`, () => {
  const faultCases: [string, InjectedFaults][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { endsAtNetworkError: true }],
    ['sends no messages to other tabs', { sendsNoMessages: true }],
    ['accepts late messages of an earlier sign-in', { ignoresEpochs: true }],
    ['does not detect changes of the clock', { ignoresClockChanges: true }],
    ['ends the sign-in of other tabs if it cannot renew tokens', { endsWithoutRefreshToken: true }],
  ];
  it.each(faultCases)('%s', async (_, faults) => {
    const result = await fc.check(allTabsMatchProvider(faults), { seed: 7, numRuns: FAULT_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
