// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Schedule } from '../test-support/schedule.ts';
import { scheduledChannel } from '../test-support/scheduled-channel.ts';
import { createTokenKeeper, type Grant, type TokenKeeper } from './token-keeper.ts';

/*
 * The model: shoppers sign in and out in three tabs, tokens run out, renewals fail in passing or for good, and the device's
 * clock jumps by a day. Once all is quiet every tab has a token that the backend takes, of whoever is signed in, or none when
 * nobody is; and there is never more than one renewal under way.
 */

const rounds = process.env.PM_DEEP ? 20_000 : 1_000;
const TWIN_ROUNDS = 2_000;
const TABS = 3;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIFE_MS = 5 * MINUTE_MS;

afterEach(() => vi.unstubAllGlobals());

/** What a broken keeper, or its surroundings, would do. */
interface Twin {
  /** Every tab renews when it likes. */
  hasNoLock?: boolean;
  /** A renewal that failed in passing ends the sign-in. */
  givesUp?: boolean;
  /** What a tab says does not reach the others. */
  isSilent?: boolean;
  /** Messages of earlier sign-ins are believed. */
  forgetsEpochs?: boolean;
  /** A token counts as good until its end by the clock, whatever the clock did since it came. */
  trustsClock?: boolean;
}

type Message = { kind: string; epoch?: number };

/** A browser with some tabs, a provider, and a clock that people may set. */
class World {
  readonly schedule: Schedule;
  readonly tabs: TokenKeeper[];
  /** True time, and how wrong the device is. */
  #timeMs = 1_800_000_000_000;
  #skewMs = 0;
  /** The sign-in that the provider knows. */
  #signIn: string | undefined;
  #signIns = 0;
  #tokens = 0;
  readonly #ends = new Map<string, { endMs: number; signIn: string }>();
  #failures = 0;
  #renewing = 0;
  mostRenewing = 0;

  constructor(choices: readonly number[], twin: Twin) {
    this.schedule = new Schedule(choices);
    this.schedule.takeTimers();
    const Channel = scheduledChannel(this.schedule);
    class TwinChannel extends Channel {
      override postMessage(message: Message): void {
        if (twin.isSilent) return;
        super.postMessage(twin.forgetsEpochs && message.epoch ? { ...message, epoch: Number.MAX_VALUE } : message);
      }
    }
    vi.stubGlobal('BroadcastChannel', TwinChannel);
    let last: Promise<unknown> = Promise.resolve();
    const lock = <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
      if (twin.hasNoLock) return work();
      const turn = last.then(work, work);
      last = turn.catch(() => {});
      return turn;
    };
    const renew = () => (twin.givesUp ? this.#renew().catch(() => undefined) : this.#renew());
    const now = () => this.#timeMs + this.#skewMs;
    const trusting = (grant: Grant | undefined) => grant && { ...grant, issuedAt: Number.NEGATIVE_INFINITY };
    this.tabs = Array.from({ length: TABS }, () =>
      createTokenKeeper({
        name: 'shop',
        now,
        lock,
        renew: twin.trustsClock ? async () => trusting(await renew()) : renew,
      }),
    );
  }

  #issue(signIn: string): Grant {
    const token = `token-${++this.#tokens}`;
    this.#ends.set(token, { endMs: this.#timeMs + LIFE_MS, signIn });
    const issuedAt = this.#timeMs + this.#skewMs;
    return { token, scheme: 'DPoP', issuedAt, expiresAt: issuedAt + LIFE_MS, shopper: { subject: signIn } };
  }

  async #renew(): Promise<Grant | undefined> {
    this.#renewing += 1;
    this.mostRenewing = Math.max(this.mostRenewing, this.#renewing);
    try {
      await this.schedule.pause();
      if (this.#failures > 0) {
        this.#failures -= 1;
        throw new TypeError('offline');
      }
      const grant = this.#signIn === undefined ? undefined : this.#issue(this.#signIn);
      await this.schedule.pause();
      return grant;
    } finally {
      this.#renewing -= 1;
    }
  }

  signIn(tab: TokenKeeper): void {
    this.#signIn = `shopper-${++this.#signIns}`;
    tab.keep(this.#issue(this.#signIn));
  }

  signOut(tab: TokenKeeper): void {
    this.#signIn = undefined;
    tab.drop();
  }

  /** The provider ends the sign-in and tells nobody. */
  revoke(): void {
    this.#signIn = undefined;
  }

  pass(ms: number): void {
    this.#timeMs += ms;
  }

  setClock(skewMs: number): void {
    this.#skewMs = skewMs;
  }

  failNext(): void {
    this.#failures += 1;
  }

  /** Asks until it is answered: a renewal that fails in passing is no answer. */
  async ask(tab: TokenKeeper): Promise<Grant | undefined> {
    for (;;) {
      const asked = tab.grant().then(
        (grant) => ({ grant }),
        () => undefined,
      );
      await this.schedule.rest();
      const answer = await asked;
      if (answer) return answer.grant;
    }
  }

  /** Whether a tab got what it should. */
  isRight(grant: Grant | undefined): boolean {
    if (this.#signIn === undefined) return grant === undefined;
    const known = grant && this.#ends.get(grant.token);
    return known?.signIn === this.#signIn && known.endMs > this.#timeMs;
  }
}

const step = fc.record({
  do: fc.constantFrom('ask', 'ask', 'ask', 'signIn', 'signOut', 'revoke', 'expire', 'wait', 'fail', 'clock'),
  tab: fc.nat(TABS - 1),
  skewDays: fc.integer({ min: -1, max: 1 }),
  pass: fc.nat(4),
});
const script = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' });
const choices = fc.array(fc.nat(7), { minLength: 10, maxLength: 40, size: 'max' });

const everyTabIsRight = (twin: Twin = {}) =>
  fc.asyncProperty(script, choices, async (steps, choice) => {
    const world = new World(choice, twin);
    let isClockSet = false;
    for (const { do: what, tab: place, skewDays, pass } of steps) {
      const tab = world.tabs[place] as TokenKeeper;
      // Nobody does two things in one moment; and until a clock is set, what was said before is long heard.
      world.pass(1);
      if (what === 'clock') isClockSet = true;
      if (isClockSet && ['clock', 'signIn', 'signOut'].includes(what)) await world.schedule.rest();
      if (what === 'ask') tab.grant().catch(() => {});
      else if (what === 'signIn') world.signIn(tab);
      else if (what === 'signOut') world.signOut(tab);
      else if (what === 'revoke') world.revoke();
      else if (what === 'expire') world.pass(LIFE_MS);
      else if (what === 'wait') world.pass(MINUTE_MS);
      else if (what === 'fail') world.failNext();
      else world.setClock(skewDays * DAY_MS);
      for (let turn = 0; turn < pass; turn++) await world.schedule.step();
    }
    await world.schedule.rest();
    const check = async () => {
      for (const tab of world.tabs) expect(world.isRight(await world.ask(tab))).toBe(true);
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

describe(`the model notices within ${TWIN_ROUNDS} sequences a keeper that`, () => {
  const twins: [string, Twin][] = [
    ['renews in two tabs at once', { hasNoLock: true }],
    ['signs out when the network fails', { givesUp: true }],
    ['does not tell the other tabs', { isSilent: true }],
    ['believes late words of an earlier sign-in', { forgetsEpochs: true }],
    ['believes the clock, whatever it did', { trustsClock: true }],
  ];
  it.each(twins)('%s', async (_, twin) => {
    const result = await fc.check(everyTabIsRight(twin), { seed: 7, numRuns: TWIN_ROUNDS, endOnFailure: true });
    expect(result.failed).toBe(true);
  });
});
