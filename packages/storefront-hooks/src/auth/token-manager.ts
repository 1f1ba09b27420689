import { openChannel } from '../browser/channel.ts';
import { withWebLock } from '../browser/web-lock.ts';
import type { Shopper, SignInChange, SignInEnd } from './session-types.ts';

/** An access token and the shopper whom it identifies. */
export interface Grant {
  token: string;
  /** Whether the token is bound to a key of this browser (DPoP). */
  isBound: boolean;
  /** Whether one of the backend's own sign-in calls issued the token. Such tokens cannot be renewed. */
  isDirect?: boolean;
  /** Epoch ms by this device's clock. If it is in the future, the clock was set back since. */
  issuedAt: number;
  /** Epoch ms by this device's clock: `issuedAt` plus the lifetime, so that a wrong clock has no effect. */
  expiresAt: number;
  shopper: Shopper;
  /** The user record with the refresh token, for tabs that don't share its storage. */
  refresh?: string | undefined;
}

export interface TokenManagerOptions {
  /** Name of the channel and prefix of the lock; the same in all tabs of the shop. */
  name: string;
  /**
   * Requests a new token. Resolves with `undefined` if the provider refuses, and with `null` if this tab cannot renew tokens.
   * Rejects after transient errors.
   */
  renew: (current: Grant | undefined) => Promise<Grant | null | undefined>;
  /** Called with each grant from another tab, and with `undefined` when the sign-in ends there. */
  onReceive?: (grant: Grant | undefined) => void;
  now?: () => number;
  /** Runs `work` in one tab at a time. @default Web Locks */
  lock?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** The grant of a sign-in, or its end. `epoch` identifies the sign-in, so that messages of earlier ones are ignored. */
type SignInMessage = { kind: 'grant'; grant: Grant; epoch: number } | { kind: 'ended'; epoch: number; end: SignInEnd };
type Message = { kind: 'request' } | { kind: 'epoch'; epoch: number } | SignInMessage;

/** A token counts as expired this long before `expiresAt`, to allow for network delay and small corrections of the clock. */
const LEEWAY_MS = 30_000;
/**
 * How long to wait for the token of another tab: 60 ms, or as long as this tab waited for the lock. If the lock took longer,
 * another tab has renewed the token or all tabs are busy, so its message may be late.
 */
const RESPONSE_TIMEOUT_MS = 60;
const RESPONSE_TIMEOUT_MAX_MS = 2_000;

/** Creates the token manager of a tab: the access token of a shopper, which all tabs share. */
export function createTokenManager(options: TokenManagerOptions) {
  const { name, renew, onReceive, now = Date.now, lock = withWebLock } = options;
  const listeners = new Set<(change: SignInChange) => void>();
  let current: Grant | undefined;
  let rejectedToken: string | undefined;
  let pending: Promise<Grant | undefined> | undefined;
  let onResponse: (() => void) | undefined;
  /** Time of the latest known sign-in or sign-out in any tab, in epoch ms; later than all before. */
  let epoch = 0;
  /** The latest sign-in message that this tab has sent or received. It is older than `epoch` if this tab missed a message. */
  let latest: SignInMessage | undefined;
  /** Subject of the shopper of whom this tab's listeners were notified. */
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

  /** Whether to replace the current grant: prefers a valid token, then a later expiry, whose refresh token is newer. */
  const isNewer = (grant: Grant) => {
    if (current?.shopper.subject !== grant.shopper.subject) return true;
    const [isCurrentValid, isOtherValid] = [isValid(current), isValid(grant)];
    return isCurrentValid === isOtherValid ? grant.expiresAt > current.expiresAt : isOtherValid;
  };

  const channel = openChannel<Message>(name, (message) => {
    if (message.kind === 'request') {
      const isUseful = latest?.epoch === epoch && (isValid(current) || current?.refresh !== undefined);
      channel.post(isUseful && current ? { kind: 'grant', grant: current, epoch } : { kind: 'epoch', epoch });
      return;
    }
    if (message.epoch < epoch) {
      // A tab that was opened after the latest sign-in or sign-out would accept the outdated message, so send the latest one.
      if (message.kind !== 'epoch' && latest && message.epoch < latest.epoch) channel.post(latest);
      return;
    }
    epoch = message.epoch;
    if (message.kind !== 'epoch') latest = message;
    if (message.kind === 'grant') {
      const { grant } = message;
      if (isNewer(grant)) {
        current = grant;
        onReceive?.(grant);
      }
      // An expired grant only has a refresh token. Keep waiting, because another tab may have a valid grant.
      if (isValid(current)) onResponse?.();
      if (subject !== grant.shopper.subject) notify({ shopper: grant.shopper });
    } else if (message.kind === 'ended') {
      current = undefined;
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

  /** Uses the provider's response in all tabs. A refusal ends the sign-in as of `requestedAt`, not later sign-ins. */
  const accept = (renewed: Grant | undefined, requestedAt: number) => {
    current = renewed;
    if (!current) {
      subject = undefined;
      beginEpoch(requestedAt);
    } else if (subject !== current.shopper.subject) notify({ shopper: current.shopper });
    post(current ? { kind: 'grant', grant: current, epoch } : { kind: 'ended', epoch, end: 'expired' });
    return current;
  };

  const obtain = () => {
    const queuedAt = now();
    return lock(`${name}.refresh`, async () => {
      if (!isValid(current)) await requestFromOthers(now() - queuedAt);
      for (;;) {
        if (isValid(current)) return current;
        const before = epoch;
        const requestedAt = now();
        hasEnded = false;
        const renewed = await renew(current);
        if (before === epoch) {
          // This tab cannot renew tokens, but another tab may, so don't end the sign-in.
          if (renewed === null && !current) return undefined;
          const isUsable = renewed && renewed.token !== rejectedToken;
          return accept(isUsable ? renewed : undefined, requestedAt);
        }
        // A sign-in began or ended during the request. Use its grant or end; if no tab has sent them, request again.
        if (hasEnded && !current) return undefined;
      }
    });
  };

  const getGrant = async () => {
    if (isValid(current)) return current;
    pending ??= obtain().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return {
    /** Resolves with a grant that is valid for 30 seconds at least. Concurrent calls in all tabs share one renewal. */
    getGrant,
    /** Like `getGrant`, but never with `token`, which the backend has rejected. */
    replace(token: string): Promise<Grant | undefined> {
      if (current?.token === token) rejectedToken = token;
      return getGrant();
    },
    /** Replaces the token in all tabs. */
    set(grant: Grant): void {
      beginEpoch();
      current = grant;
      rejectedToken = undefined;
      subject = grant.shopper.subject;
      post({ kind: 'grant', grant, epoch });
    },
    /** Deletes the token in all tabs. */
    clear(end: SignInEnd): void {
      beginEpoch();
      current = undefined;
      subject = undefined;
      hasEnded = true;
      post({ kind: 'ended', epoch, end });
    },
    /** Calls `listener` when a sign-in begins or ends in another tab. Returns a function that unsubscribes. */
    onChange(listener: (change: SignInChange) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Removes listeners and closes the channel. */
    dispose(): void {
      listeners.clear();
      channel.close();
    },
  };
}

export type TokenManager = ReturnType<typeof createTokenManager>;
