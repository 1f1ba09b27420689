import type { Coupon, StorefrontError } from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-types.ts';
import { createEmitter } from '../browser/emitter.ts';
import { createSharedChannel } from '../browser/shared-channel.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { requireSubject } from '../writes/require-subject.ts';
import { createSingleFlight, type SingleFlight } from '../writes/single-flight.ts';
import { verifyBeforeRetry } from '../writes/verify-before-retry.ts';

/** Result of receiving a coupon. */
export interface CouponReceipt {
  /** The backend's message for the shopper; may be empty. */
  message: string;
  /** Whether it was received earlier: in another tab, on another device, or by a request whose response was lost. */
  wasAlreadySent: boolean;
}

/** Progress of receiving a coupon. */
export interface CouponClaim {
  /** Whether the request is pending. */
  isPending: boolean;
  /** Whether it was received on this page or in another tab, or a verification found that it had been received. */
  isReceived: boolean;
  /** Why it could not be received; cleared by the next attempt. */
  error: StorefrontError | undefined;
}

/** A coupon that a shopper received; the message to other tabs. */
export interface ReceivedCoupon {
  subject: string;
  couponId: number;
}

export interface CouponStoreOptions {
  session: Pick<Session, 'getSnapshot'>;
  /** Name of the channel to other tabs. */
  channelName: string;
  /** Receives a coupon; returns the backend's message for the shopper. */
  receive(couponId: number): Promise<string>;
  /** Whether the backend says that the shopper has received it. */
  isReceived(coupon: Coupon): Promise<boolean>;
  /** Called when a coupon was received, here or in another tab. */
  changed(): void;
}

const untouched: CouponClaim = { isPending: false, isReceived: false, error: undefined };

/** Coupons that are being received on this page, outside React. */
export function createCouponStore(
  options: CouponStoreOptions,
  singleFlight: SingleFlight<CouponReceipt> = createSingleFlight(),
) {
  const { session } = options;
  const changes = createEmitter();
  // Keyed by shopper, so that the next shopper on this page does not see the previous one's claims.
  const claims = new Map<string, CouponClaim>();
  let version = 0;

  const subjectNow = () => session.getSnapshot().shopper?.subject;
  const keyOf = ({ subject, couponId }: ReceivedCoupon) => `${couponId} ${subject}`;
  const set = (receipt: ReceivedCoupon, claim: Partial<CouponClaim>) => {
    claims.set(keyOf(receipt), { ...(claims.get(keyOf(receipt)) ?? untouched), error: undefined, ...claim });
    version += 1;
    changes.emit();
  };
  const channel = createSharedChannel<ReceivedCoupon>(options.channelName, (receipt) => {
    set(receipt, { isReceived: true });
    options.changed();
  });

  async function request(receipt: ReceivedCoupon, coupon: Coupon): Promise<CouponReceipt> {
    set(receipt, { isPending: true });
    const verifyReceived = async () => {
      // The list of received coupons belongs to the current shopper, which may have changed since the request.
      const isSameShopper = () => receipt.subject === subjectNow();
      return (isSameShopper() && (await options.isReceived(coupon)) && isSameShopper()) || undefined;
    };
    try {
      const result = await verifyBeforeRetry(() => options.receive(coupon.id), verifyReceived);
      set(receipt, { isPending: false, isReceived: true });
      channel.post(receipt);
      options.changed();
      return { message: result.wasAlreadySent ? '' : result.response, wasAlreadySent: result.wasAlreadySent };
    } catch (cause) {
      const error = asStorefrontError(cause, 'coupons.claim');
      set(receipt, { isPending: false, error });
      throw error;
    }
  }

  return {
    /** Progress of a coupon for the current shopper; the same object until it changes. */
    claim: (couponId: number): CouponClaim => claims.get(keyOf({ subject: subjectNow() ?? '', couponId })) ?? untouched,
    /** Calls the listener after each change. Returns the function that unsubscribes. */
    subscribe: changes.subscribe,
    /** Increases with every change. */
    getVersion: (): number => version,
    /** Receives a coupon; parallel calls share one request. Rejects with kind `auth` for a guest. */
    async receive(coupon: Coupon): Promise<CouponReceipt> {
      const receipt = { subject: requireSubject(session, 'coupons.claim'), couponId: coupon.id };
      return singleFlight(keyOf(receipt), () => request(receipt, coupon));
    },
    /** Listens to other tabs. Returns the function that stops listening. */
    connect: channel.connect,
  };
}

export type CouponStore = ReturnType<typeof createCouponStore>;
