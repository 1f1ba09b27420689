import type { Coupon, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-port.ts';
import { type Channel, openChannel } from '../browser/channel.ts';
import { createEmitter } from '../browser/emitter.ts';
import { asStorefrontError } from '../query/query-cache.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { signInNeeded } from '../writes/use-account-write.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';
import { type CouponRules, couponRules } from './coupon-rules.ts';

/** What became of asking for a coupon. */
export interface CouponReceipt {
  /** The sentence that the backend wants the shopper to see; may be empty. */
  words: string;
  /** It had been received before: in another tab, on another device, or by a request whose answer was lost. */
  isEarlier: boolean;
}

/** Where asking for a coupon stands. */
export interface CouponClaim {
  /** Whether it is being received. */
  isPending: boolean;
  /** Whether it was received on this page, or was found to be had. */
  isReceived: boolean;
  /** Why it could not be received; gone with the next attempt. */
  error: StorefrontError | undefined;
}

export interface CouponStoreOptions {
  session: Pick<Session, 'getSnapshot'>;
  /** Receives a coupon; answers what the shopper is told. */
  receive(couponId: number): Promise<string>;
  /** Asks the backend whether the shopper has it. */
  isReceived(coupon: Coupon): Promise<boolean>;
  /** Told when a coupon was received, here or in another tab. */
  changed(): void;
  /** For tests: decisions to put in place of the true ones. */
  rules?: CouponRules;
}

/** Coupons that are being received on this page, outside React. */
export interface CouponStore {
  /** A coupon of the shopper who is signed in; the same object until it changes. */
  claim(couponId: number): CouponClaim;
  subscribe(listener: () => void): () => void;
  /** Grows with every change. */
  getVersion(): number;
  /** Receives a coupon, once however often it is asked for. Rejects with kind `auth` where nobody is signed in. */
  receive(coupon: Coupon): Promise<CouponReceipt>;
  /** Follows the other tabs. Returns the end of it. */
  connect(): () => void;
}

interface Receipt {
  subject: string;
  couponId: number;
}

const untouched: CouponClaim = { isPending: false, isReceived: false, error: undefined };

export function createCouponStore(options: CouponStoreOptions): CouponStore {
  const { session, rules = couponRules } = options;
  const changes = createEmitter();
  // By shopper: whoever comes next on this page finds nothing of the one before.
  const claims = new Map<string, CouponClaim>();
  const flights = createSingleFlight<CouponReceipt>();
  let followers = 0;
  let channel: Channel<Receipt> | undefined;
  let version = 0;

  const subjectNow = () => session.getSnapshot().shopper?.subject;
  const keyOf = ({ subject, couponId }: Receipt) => `${couponId} ${subject}`;
  const set = (receipt: Receipt, claim: Partial<CouponClaim>) => {
    claims.set(keyOf(receipt), { ...(claims.get(keyOf(receipt)) ?? untouched), error: undefined, ...claim });
    version += 1;
    changes.emit();
  };

  async function ask(receipt: Receipt, coupon: Coupon): Promise<CouponReceipt> {
    set(receipt, { isPending: true });
    const look = async () => {
      if (!rules.looksAfterFailure || !rules.mayTell(receipt.subject, subjectNow())) return undefined;
      const isReceived = await options.isReceived(coupon);
      // Meanwhile somebody else may have signed in, whose coupons these would be.
      return (isReceived && rules.mayTell(receipt.subject, subjectNow())) || undefined;
    };
    try {
      const carried = await verifyBeforeRetry(() => options.receive(coupon.id), look);
      set(receipt, { isPending: false, isReceived: true });
      if (rules.tellsOtherTabs) channel?.post(receipt);
      options.changed();
      return { words: carried.isEarlier ? '' : carried.answer, isEarlier: carried.isEarlier };
    } catch (cause) {
      const error = asStorefrontError(cause, 'coupons.receive');
      set(receipt, { isPending: false, error });
      throw error;
    }
  }

  return {
    claim: (couponId) => claims.get(keyOf({ subject: subjectNow() ?? '', couponId })) ?? untouched,
    subscribe: changes.subscribe,
    getVersion: () => version,
    async receive(coupon) {
      const subject = subjectNow();
      if (subject === undefined) throw signInNeeded('coupons.receive');
      const receipt = { subject, couponId: coupon.id };
      const work = () => ask(receipt, coupon);
      return rules.joinsRequest ? flights(keyOf(receipt), work) : work();
    },
    connect() {
      followers += 1;
      channel ??= openChannel<Receipt>('promenade.coupons', (receipt) => {
        set(receipt, { isReceived: true });
        options.changed();
      });
      return () => {
        followers -= 1;
        if (followers > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
