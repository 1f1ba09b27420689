import { vi } from 'vitest';
import { Schedule } from '../../test-support/schedule.ts';
import { scheduledChannel } from '../../test-support/scheduled-channel.ts';
import type { SignInEnd } from '../session-types.ts';
import { createTokenManager, type Grant, type TokenManager } from '../token-manager.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Lifetime of a token. */
export const LIFETIME_MS = 5 * MINUTE_MS;

/** Faults to inject into the manager or its environment, which the model must detect. */
export interface InjectedFaults {
  /** Tabs renew tokens without a lock. */
  hasNoLock?: boolean;
  /** A renewal that fails because of the network ends the sign-in. */
  endsAtNetworkError?: boolean;
  /** Messages to other tabs are not sent. */
  sendsNoMessages?: boolean;
  /** Messages of earlier sign-ins are accepted. */
  ignoresEpochs?: boolean;
  /** A tab without a refresh token ends the sign-in of all tabs. */
  endsWithoutRefreshToken?: boolean;
  /** An expired sign-in is sent to other tabs as a sign-out. */
  hidesExpiry?: boolean;
  /** A token is valid until it expires by the device's clock, even if the clock was set back. */
  ignoresClockChanges?: boolean;
}

type Message = { kind: string; epoch?: number; end?: string };

/** A browser with tabs, an identity provider and a device clock that can be changed. */
export class AuthModel {
  readonly schedule: Schedule;
  /** Opens another tab. Returns its token manager. */
  readonly openManager: () => TokenManager;
  /** The real time; the device's clock adds `#skewMs`. */
  #timeMs = 1_800_000_000_000;
  #skewMs = 0;
  /** Subject of the provider's current sign-in. */
  #signIn: string | undefined;
  #signIns = 0;
  #tokens = 0;
  readonly #ends = new Map<string, { endMs: number; signIn: string }>();
  readonly #rejected = new Set<string>();
  readonly #isInMemory: boolean;
  #failures = 0;
  #renewing = 0;
  mostRenewing = 0;
  /** The highest number of times that the backend rejected the same call. */
  mostRejections = 0;

  /** @param isInMemory Whether each tab has its own refresh token; a tab without one cannot renew. */
  constructor(choices: readonly number[], faults: InjectedFaults = {}, isInMemory = false) {
    this.#isInMemory = isInMemory;
    this.schedule = new Schedule(choices);
    this.schedule.takeTimers();
    const Channel = scheduledChannel(this.schedule);
    class FaultyChannel extends Channel {
      override postMessage(message: Message): void {
        if (faults.sendsNoMessages) return;
        const sent = faults.hidesExpiry && message.kind === 'ended' ? { ...message, end: 'signed-out' } : message;
        super.postMessage(faults.ignoresEpochs && message.epoch ? { ...sent, epoch: Number.MAX_VALUE } : sent);
      }
    }
    vi.stubGlobal('BroadcastChannel', FaultyChannel);
    let last: Promise<unknown> = Promise.resolve();
    const lock = <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
      if (faults.hasNoLock) return work();
      const turn = last.then(work, work);
      last = turn.catch(() => {});
      return turn;
    };
    const renew = async (current: Grant | undefined) => {
      if (isInMemory && current?.refresh === undefined) return faults.endsWithoutRefreshToken ? undefined : null;
      return faults.endsAtNetworkError ? this.#renew().catch(() => undefined) : this.#renew();
    };
    const now = () => this.#timeMs + this.#skewMs;
    const alwaysIssued = (grant: Grant | null | undefined) => grant && { ...grant, issuedAt: Number.NEGATIVE_INFINITY };
    this.openManager = () =>
      createTokenManager({
        name: 'shop',
        now,
        lock,
        renew: faults.ignoresClockChanges ? async (current) => alwaysIssued(await renew(current)) : renew,
      });
  }

  #issue(signIn: string): Grant {
    const token = `token-${++this.#tokens}`;
    this.#ends.set(token, { endMs: this.#timeMs + LIFETIME_MS, signIn });
    const issuedAt = this.#timeMs + this.#skewMs;
    return {
      token,
      isBound: true,
      issuedAt,
      expiresAt: issuedAt + LIFETIME_MS,
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

  /** Subject of the signed-in shopper, according to the provider. */
  get subject(): string | undefined {
    return this.#signIn;
  }

  signIn(tab: TokenManager): Grant {
    // Shoppers need at least a second between two sign-ins or sign-outs.
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

  /** The provider ends the sign-in; the tabs are not notified. */
  revoke(): void {
    this.#signIn = undefined;
  }

  /** The backend rejects all tokens issued so far, but the provider renews them. */
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
   * Calls `getGrant` until it resolves. With refresh tokens in memory, `undefined` is final only after three attempts, because
   * the messages of other tabs may be late.
   */
  async grantOf(tab: TokenManager): Promise<Grant | undefined> {
    for (let attempts = 0; ; attempts++) {
      const pending = tab.getGrant().then(
        (grant) => ({ grant }),
        () => undefined,
      );
      await this.schedule.rest();
      const result = await pending;
      const isEarly = this.#isInMemory && attempts < 3 && result?.grant === undefined;
      if (result && !isEarly) return result.grant;
    }
  }

  /** Whether a tab has a valid grant of the provider's sign-in, or none without a sign-in. */
  isCorrect(grant: Grant | undefined): boolean {
    if (this.#signIn === undefined) return grant === undefined;
    const known = grant && this.#ends.get(grant.token);
    return known?.signIn === this.#signIn && known.endMs > this.#timeMs;
  }
}
