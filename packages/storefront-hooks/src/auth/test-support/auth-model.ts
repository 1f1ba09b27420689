import { vi } from 'vitest';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import type { SignInEnd } from '../session-types.ts';
import { createTokenManager, type Grant, type TokenManager } from '../token-manager.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Life of a token. */
export const LIFE_MS = 5 * MINUTE_MS;

/** What a broken manager, or its surroundings, would do. */
export interface FaultyParts {
  /** Every tab renews when it likes. */
  hasNoLock?: boolean;
  /** A renewal that failed in passing ends the sign-in. */
  givesUp?: boolean;
  /** What a tab says does not reach the others. */
  isSilent?: boolean;
  /** Messages of earlier sign-ins are believed. */
  forgetsEpochs?: boolean;
  /** A tab with nothing to renew a token with ends the sign-in of all tabs. */
  endsOthers?: boolean;
  /** A sign-in that expired is announced to the other tabs as one that the shopper ended. */
  hidesExpiry?: boolean;
  /** A token counts as good until its end by the clock, whatever the clock did since it came. */
  trustsClock?: boolean;
}

type Message = { kind: string; epoch?: number; end?: string };

/** A browser with some tabs, a provider, and a clock that people may set. */
export class AuthModel {
  readonly schedule: Schedule;
  /** The token manager of one more tab. */
  readonly openManager: () => TokenManager;
  /** True time, and how wrong the device is. */
  #timeMs = 1_800_000_000_000;
  #skewMs = 0;
  /** The sign-in that the provider knows. */
  #signIn: string | undefined;
  #signIns = 0;
  #tokens = 0;
  readonly #ends = new Map<string, { endMs: number; signIn: string }>();
  readonly #rejected = new Set<string>();
  readonly #isInMemory: boolean;
  #failures = 0;
  #renewing = 0;
  mostRenewing = 0;
  /** How often the backend rejected the same call, at most. */
  mostRejections = 0;

  /** `isInMemory`: tabs hold the refresh token themselves, and a tab without one cannot renew. */
  constructor(choices: readonly number[], twin: FaultyParts = {}, isInMemory = false) {
    this.#isInMemory = isInMemory;
    this.schedule = new Schedule(choices);
    this.schedule.takeTimers();
    const Channel = scheduledChannel(this.schedule);
    class TwinChannel extends Channel {
      override postMessage(message: Message): void {
        if (twin.isSilent) return;
        const sent = twin.hidesExpiry && message.kind === 'ended' ? { ...message, end: 'signed-out' } : message;
        super.postMessage(twin.forgetsEpochs && message.epoch ? { ...sent, epoch: Number.MAX_VALUE } : sent);
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
    const renew = async (held: Grant | undefined) => {
      if (isInMemory && held?.refresh === undefined) return twin.endsOthers ? undefined : null;
      return twin.givesUp ? this.#renew().catch(() => undefined) : this.#renew();
    };
    const now = () => this.#timeMs + this.#skewMs;
    const trusting = (grant: Grant | null | undefined) => grant && { ...grant, issuedAt: Number.NEGATIVE_INFINITY };
    this.openManager = () =>
      createTokenManager({
        name: 'shop',
        now,
        lock,
        renew: twin.trustsClock ? async (held) => trusting(await renew(held)) : renew,
      });
  }

  #issue(signIn: string): Grant {
    const token = `token-${++this.#tokens}`;
    this.#ends.set(token, { endMs: this.#timeMs + LIFE_MS, signIn });
    const issuedAt = this.#timeMs + this.#skewMs;
    return {
      token,
      isBound: true,
      issuedAt,
      expiresAt: issuedAt + LIFE_MS,
      shopper: { subject: signIn },
      ...(this.#isInMemory && { refresh: signIn }),
    };
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

  signIn(tab: TokenManager): Grant {
    // Nobody does two things within a second.
    this.#timeMs += 1_000;
    this.#signIn = `shopper-${++this.#signIns}`;
    const grant = this.#issue(this.#signIn);
    tab.set(grant);
    return grant;
  }

  signOut(tab: TokenManager, end: SignInEnd = 'signed-out'): void {
    this.#timeMs += 1_000;
    this.#signIn = undefined;
    tab.clear(end);
  }

  /** The provider ends the sign-in and tells nobody. */
  revoke(): void {
    this.#signIn = undefined;
  }

  /** The backend rejects the tokens issued so far; the provider renews them. */
  reject(): void {
    for (const token of this.#ends.keys()) this.#rejected.add(token);
  }

  /** Whether the backend accepts a token. */
  accepts(token: string | undefined): boolean {
    const known = token === undefined ? undefined : this.#ends.get(token);
    return (
      known?.signIn === this.#signIn &&
      !this.#rejected.has(`${token}`) &&
      known !== undefined &&
      known.endMs > this.#timeMs
    );
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

  /**
   * Asks until there is an answer: a renewal that fails in passing is none, nor is that of a tab that has nothing to renew with
   * and has not waited for the others.
   */
  async ask(tab: TokenManager): Promise<Grant | undefined> {
    for (let attempts = 0; ; attempts++) {
      const asked = tab.getGrant().then(
        (grant) => ({ grant }),
        () => undefined,
      );
      await this.schedule.rest();
      const answer = await asked;
      const isEarly = this.#isInMemory && attempts < 3 && answer?.grant === undefined;
      if (answer && !isEarly) return answer.grant;
    }
  }

  /** Whether a tab got what it should. */
  isRight(grant: Grant | undefined): boolean {
    if (this.#signIn === undefined) return grant === undefined;
    const known = grant && this.#ends.get(grant.token);
    return known?.signIn === this.#signIn && known.endMs > this.#timeMs;
  }
}
