import { openChannel } from '../browser/channel.ts';
import type { Shopper } from './session-port.ts';

/** An access token and whom it speaks for. It lives in memory only. */
export interface Grant {
  token: string;
  /** `DPoP` for a token bound to a key, else `Bearer`. */
  scheme: string;
  /** When the token came, in epoch milliseconds by this device's clock: before that moment the clock has been set back. */
  issuedAt: number;
  /** Epoch milliseconds by this device's clock, counted from when the token came: a wrong clock does not matter. */
  expiresAt: number;
  shopper: Shopper;
}

export interface TokenKeeperOptions {
  /** Name shared by all tabs of the shop. */
  name: string;
  /** Gets a new token; `undefined` after a definite rejection. Rejects when it cannot be known now. */
  renew: () => Promise<Grant | undefined>;
  now?: () => number;
  /** Runs one piece of work at a time in the whole browser. @default Web Locks */
  lock?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The access token of a tab, shared with the others. */
export interface TokenKeeper {
  /** A token that is good for a while yet, renewed once however many ask in however many tabs. */
  grant(): Promise<Grant | undefined>;
  /** Takes a new token and tells the other tabs. */
  keep(grant: Grant): void;
  /** Forgets the token in all tabs. */
  drop(): void;
  /** Told when another tab signs in or out. */
  onChange(listener: (shopper: Shopper | undefined) => void): () => void;
}

/** `epoch` says to which sign-in a message belongs: late ones of an earlier one are not believed. */
type Message =
  | { kind: 'ask' }
  | { kind: 'epoch'; epoch: number }
  | { kind: 'grant'; grant: Grant; epoch: number }
  | { kind: 'ended'; epoch: number };

/** A token this close to its end counts as over, so that it survives the way to the server, and a clock that is put back by less. */
const LEEWAY_MS = 30_000;
/**
 * How long another tab gets to hand over its token: as much again as the lock took, for then somebody has renewed meanwhile, or
 * all are busy, and in either case a token is on its way.
 */
const ANSWER_MS = 60;
const ANSWER_MOST_MS = 2_000;

async function webLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let ran = false;
  const once = () => {
    ran = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, once);
  } catch (cause) {
    // The request itself rejects where cookies are blocked; work done once is not done again.
    if (ran) throw cause;
    return once();
  }
}

export function createTokenKeeper({ name, renew, now = Date.now, lock = webLock }: TokenKeeperOptions): TokenKeeper {
  const listeners = new Set<(shopper: Shopper | undefined) => void>();
  let held: Grant | undefined;
  let flight: Promise<Grant | undefined> | undefined;
  let answered: (() => void) | undefined;
  /** Moment of the latest sign-in or sign-out in any tab: what an older one still sends must not undo it. */
  let epoch = 0;
  /** Whom the session of this tab takes to be signed in. */
  let known: string | undefined;
  /** Whether anybody has signed out since the latest renewal began. */
  let hasEnded = false;

  const isGood = (grant: Grant | undefined) =>
    grant !== undefined && grant.issuedAt - LEEWAY_MS <= now() && now() < grant.expiresAt - LEEWAY_MS;
  const tell = (shopper: Shopper | undefined) => {
    known = shopper?.subject;
    for (const listener of listeners) listener(shopper);
  };

  const channel = openChannel<Message>(name, (message) => {
    if (message.kind === 'ask') {
      channel.post(held && isGood(held) ? { kind: 'grant', grant: held, epoch } : { kind: 'epoch', epoch });
      return;
    }
    if (message.epoch < epoch) return;
    epoch = message.epoch;
    if (message.kind === 'grant') {
      const isNews = known !== message.grant.shopper.subject;
      if (!held || isNews || !isGood(held) || message.grant.expiresAt > held.expiresAt) held = message.grant;
      answered?.();
      if (isNews) tell(message.grant.shopper);
    } else if (message.kind === 'ended') {
      held = undefined;
      hasEnded = true;
      tell(undefined);
    }
  });

  const beginEpoch = (moment = now()) => {
    epoch = Math.max(epoch + 1, moment);
  };

  const askOthers = (waitedMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(Math.max(ANSWER_MS, waitedMs), ANSWER_MOST_MS));
      answered = () => {
        clearTimeout(timer);
        resolve();
      };
      channel.post({ kind: 'ask' });
    });

  /** Takes what the provider answered, and tells the other tabs. Whoever signed in since it was asked is not meant by a refusal. */
  const take = (renewed: Grant | undefined, askedAt: number) => {
    held = renewed;
    if (!held) {
      known = undefined;
      beginEpoch(askedAt);
    } else if (known !== held.shopper.subject) tell(held.shopper);
    channel.post(held ? { kind: 'grant', grant: held, epoch } : { kind: 'ended', epoch });
    return held;
  };

  const obtain = () => {
    const queuedAt = now();
    return lock(`${name}.refresh`, async () => {
      if (!isGood(held)) await askOthers(now() - queuedAt);
      for (;;) {
        if (isGood(held)) return held;
        const before = epoch;
        const askedAt = now();
        hasEnded = false;
        const renewed = await renew();
        if (before === epoch) return take(renewed, askedAt);
        // Somebody has signed in or out since: what they left counts, and where nobody said what that is, a later answer.
        if (hasEnded && !held) return undefined;
      }
    });
  };

  return {
    async grant() {
      if (isGood(held)) return held;
      flight ??= obtain().finally(() => {
        flight = undefined;
      });
      return flight;
    },
    keep(grant) {
      beginEpoch();
      held = grant;
      known = grant.shopper.subject;
      channel.post({ kind: 'grant', grant, epoch });
    },
    drop() {
      beginEpoch();
      held = undefined;
      known = undefined;
      hasEnded = true;
      channel.post({ kind: 'ended', epoch });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
