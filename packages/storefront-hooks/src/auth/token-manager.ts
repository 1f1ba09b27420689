import { openChannel } from '../browser/channel.ts';
import { withWebLock } from '../browser/web-lock.ts';
import type { Shopper, SignInChange, SignInEnd } from './session-types.ts';

/** An access token and the shopper whom it identifies. */
export interface Grant {
  token: string;
  /** Whether the token is bound to a key of this browser (DPoP). */
  isBound: boolean;
  /** Whether one of the backend's own calls issued the token, so that nothing can renew it. */
  isDirect?: boolean;
  /** Epoch milliseconds by this device's clock. A time in the future means that the clock has been set back since. */
  issuedAt: number;
  /** Epoch milliseconds by this device's clock, counted from `issuedAt`, so that a wrong clock does not matter. */
  expiresAt: number;
  shopper: Shopper;
  /** What another tab needs to renew the token, where no storage is shared. */
  refresh?: string | undefined;
}

export interface TokenManagerOptions {
  /** Name shared by all tabs of the shop. */
  name: string;
  /**
   * Gets a new token; `undefined` after a definite rejection, `null` where this tab has nothing to renew a token with. Rejects
   * when it cannot be known now.
   */
  renew: (held: Grant | undefined) => Promise<Grant | null | undefined>;
  /** Called with each token received from another tab, and with none when the sign-in ends there. */
  onReceive?: (grant: Grant | undefined) => void;
  now?: () => number;
  /** Runs one piece of work at a time in the whole browser. @default Web Locks */
  lock?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The access token of a tab, shared with the other tabs. */
export interface TokenManager {
  /** A token that is valid for a while yet; renewed once, however many callers in however many tabs. */
  getGrant(): Promise<Grant | undefined>;
  /** The same, when the backend has rejected `token`, unless that one has been replaced already. */
  replace(token: string): Promise<Grant | undefined>;
  /** Uses a new token, in all tabs. */
  set(grant: Grant): void;
  /** Deletes the token in all tabs. */
  clear(end: SignInEnd): void;
  /** Calls `listener` when a sign-in begins or ends in another tab. Returns the unsubscribe function. */
  onChange(listener: (change: SignInChange) => void): () => void;
  /** Leaves the other tabs. */
  dispose(): void;
}

/** The token of a sign-in, or its end. `epoch` tells sign-ins apart: late messages of an earlier one are ignored. */
type SignInMessage = { kind: 'grant'; grant: Grant; epoch: number } | { kind: 'ended'; epoch: number; end: SignInEnd };
type Message = { kind: 'request' } | { kind: 'epoch'; epoch: number } | SignInMessage;

/** A token this close to its end counts as expired: it has to reach the server, and clocks are corrected by seconds. */
const LEEWAY_MS = 30_000;
/**
 * How long to wait for the token of another tab: at least as long as the lock took to get, for then another tab has renewed
 * meanwhile, or all tabs are busy, and in either case a token may be on its way.
 */
const RESPONSE_TIMEOUT_MS = 60;
const RESPONSE_TIMEOUT_MAX_MS = 2_000;

/** Creates the token manager of a tab. */
export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { name, renew, onReceive, now = Date.now, lock = withWebLock } = options;
  const listeners = new Set<(change: SignInChange) => void>();
  let held: Grant | undefined;
  let rejectedToken: string | undefined;
  let pending: Promise<Grant | undefined> | undefined;
  let onResponse: (() => void) | undefined;
  /** Time of the latest sign-in or sign-out in any tab. */
  let epoch = 0;
  /** The latest message about a sign-in that this tab has sent or received; it may have missed that of the epoch. */
  let latest: SignInMessage | undefined;
  /** The shopper of whom the session of this tab knows. */
  let subject: string | undefined;
  /** Whether a sign-in has ended in any tab since the latest renewal began. */
  let hasEnded = false;

  const isValid = (grant: Grant | undefined) =>
    grant !== undefined &&
    grant.token !== rejectedToken &&
    grant.issuedAt - LEEWAY_MS <= now() &&
    now() < grant.expiresAt - LEEWAY_MS;
  const notify = (change: SignInChange) => {
    subject = 'shopper' in change ? change.shopper.subject : undefined;
    for (const listener of listeners) listener(change);
  };

  /** A valid token wins over one that is not; of two alike the one that lasts longer does, for its refresh token is newer. */
  const isNewer = (grant: Grant) => {
    if (held?.shopper.subject !== grant.shopper.subject) return true;
    const [isHeldValid, isOtherValid] = [isValid(held), isValid(grant)];
    return isHeldValid === isOtherValid ? grant.expiresAt > held.expiresAt : isOtherValid;
  };

  const channel = openChannel<Message>(name, (message) => {
    if (message.kind === 'request') {
      const isUseful = latest?.epoch === epoch && (isValid(held) || held?.refresh !== undefined);
      channel.post(isUseful && held ? { kind: 'grant', grant: held, epoch } : { kind: 'epoch', epoch });
      return;
    }
    if (message.epoch < epoch) {
      // A tab that has opened after the latest sign-in or sign-out knows of neither and believes this message.
      if (message.kind !== 'epoch' && latest && message.epoch < latest.epoch) channel.post(latest);
      return;
    }
    epoch = message.epoch;
    if (message.kind !== 'epoch') latest = message;
    if (message.kind === 'grant') {
      const { grant } = message;
      if (isNewer(grant)) {
        held = grant;
        onReceive?.(grant);
      }
      // An expired token is worth its refresh token only: wait whether another tab has a newer one.
      if (isValid(held)) onResponse?.();
      if (subject !== grant.shopper.subject) notify({ shopper: grant.shopper });
    } else if (message.kind === 'ended') {
      held = undefined;
      hasEnded = true;
      onReceive?.(undefined);
      notify({ ended: message.end });
    }
  });

  const post = (message: SignInMessage) => {
    latest = message;
    channel.post(message);
  };

  const beginEpoch = (time = now()) => {
    epoch = Math.max(epoch + 1, time);
  };

  const requestFromOthers = (waitedMs: number) =>
    new Promise<void>((resolve) => {
      const timeoutMs = Math.min(Math.max(RESPONSE_TIMEOUT_MS, waitedMs), RESPONSE_TIMEOUT_MAX_MS);
      const timer = setTimeout(resolve, timeoutMs);
      onResponse = () => {
        clearTimeout(timer);
        resolve();
      };
      channel.post({ kind: 'request' });
    });

  /** Uses what the provider returned, in all tabs. A sign-in that began after the request is not ended by a rejection. */
  const accept = (renewed: Grant | undefined, requestedAt: number) => {
    held = renewed;
    if (!held) {
      subject = undefined;
      beginEpoch(requestedAt);
    } else if (subject !== held.shopper.subject) notify({ shopper: held.shopper });
    post(held ? { kind: 'grant', grant: held, epoch } : { kind: 'ended', epoch, end: 'expired' });
    return held;
  };

  const obtain = () => {
    const queuedAt = now();
    return lock(`${name}.refresh`, async () => {
      if (!isValid(held)) await requestFromOthers(now() - queuedAt);
      for (;;) {
        if (isValid(held)) return held;
        const before = epoch;
        const requestedAt = now();
        hasEnded = false;
        const renewed = await renew(held);
        if (before === epoch) {
          // Another tab may still have what this one lacks: its sign-in must not end.
          if (renewed === null && !held) return undefined;
          const isUsable = renewed && renewed.token !== rejectedToken;
          return accept(isUsable ? renewed : undefined, requestedAt);
        }
        // A sign-in began or ended meanwhile: use what it left; where no tab has said what that is, ask again.
        if (hasEnded && !held) return undefined;
      }
    });
  };

  const getGrant = async () => {
    if (isValid(held)) return held;
    pending ??= obtain().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return {
    getGrant,
    replace(token) {
      if (held?.token === token) rejectedToken = token;
      return getGrant();
    },
    set(grant) {
      beginEpoch();
      held = grant;
      rejectedToken = undefined;
      subject = grant.shopper.subject;
      post({ kind: 'grant', grant, epoch });
    },
    clear(end) {
      beginEpoch();
      held = undefined;
      subject = undefined;
      hasEnded = true;
      post({ kind: 'ended', epoch, end });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispose() {
      listeners.clear();
      channel.close();
    },
  };
}
