import { vi } from 'vitest';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import { createTokenKeeper, type Grant, type TokenKeeper } from '../token-keeper.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Life of a token. */
export const LIFE_MS = 5 * MINUTE_MS;

/** What a broken keeper, or its surroundings, would do. */
export interface FaultyParts {
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
export class AuthModel {
  readonly schedule: Schedule;
  /** A keeper of one more tab. */
  readonly openKeeper: () => TokenKeeper;
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

  constructor(choices: readonly number[], twin: FaultyParts = {}) {
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
    this.openKeeper = () =>
      createTokenKeeper({
        name: 'shop',
        now,
        lock,
        renew: twin.trustsClock ? async () => trusting(await renew()) : renew,
      });
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

  /** Who is signed in, as the provider knows. */
  get subject(): string | undefined {
    return this.#signIn;
  }

  signIn(tab: TokenKeeper): Grant {
    // Nobody does two things within a second.
    this.#timeMs += 1_000;
    this.#signIn = `shopper-${++this.#signIns}`;
    const grant = this.#issue(this.#signIn);
    tab.keep(grant);
    return grant;
  }

  signOut(tab: TokenKeeper): void {
    this.#timeMs += 1_000;
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

  stopFailing(): void {
    this.#failures = 0;
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
