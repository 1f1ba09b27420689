'use client';
import { isStorefrontError, type StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useMemo, useState } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import type { FieldIssues } from '../domain/issue.ts';
import type { Cents } from '../domain/money.ts';
import {
  type CartIssue,
  isBlank,
  type OrderConfirmInput,
  type OrderConfirmIssue,
  orderConfirmIssues,
} from '../domain/validation.ts';
import { preOrder } from '../query/account-queries.ts';
import { type CheckoutTerms, checkoutPrice } from '../query/order-queries.ts';
import type { Query } from '../query/query.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import { useIssues } from '../writes/use-issues.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { openCartCheckout } from './open-cart-checkout.ts';
import { earlierAttempt } from './order-attempt.ts';
import { type PlacedOrder, PRICE_CHANGED, sendOrder } from './send-order.ts';

/** Input of the order confirmation. */
export type OrderDraft = OrderConfirmInput &
  Pick<CheckoutTerms, 'couponId' | 'spendPoints'> & {
    /** Number of the open checkout. */
    preOrderNo: string;
    /** The total, in cents, that the shopper agreed to. With a coupon or points it is the total of `useCheckoutPrice`. */
    totalCents: Cents;
  };

/** Issues of a checkout: `cart` from `fromCart`, the other fields from `place`. */
export type CheckoutIssues = FieldIssues<'cart', CartIssue> & FieldIssues<keyof OrderConfirmInput, OrderConfirmIssue>;

/** The writes of a checkout. */
export interface UseCheckout {
  /** Issues found by the latest `fromCart` and `place`, by field. */
  readonly issues: CheckoutIssues;
  /** Removes the issue of a field. Call it when the field changes. */
  clearIssue(field: keyof CheckoutIssues): void;
  /**
   * Opens a checkout of the checked cart lines after their changes are confirmed, and resolves to its number. Rejects with kind
   * `invalid`, and `issues.cart`, if no line is checked; with the cart's error if the cart could not be loaded or changed; and
   * with kind `auth` for a guest: call `signIn.run()`, then `useIntendedAction` opens the checkout and passes its number to its
   * callback.
   */
  readonly fromCart: Write<[], string>;
  /**
   * Places the order, once per checkout, after requesting the total again. Rejects with kind `invalid`, and `issues`, if input
   * is missing, or `totalChange`, if the shopper has to agree to a new total.
   */
  readonly place: Write<[draft: OrderDraft], PlacedOrder>;
  /**
   * The total, in cents, that the shopper agreed to and the current total, if they differ. `usePreOrder` returns the current
   * one.
   */
  readonly totalChange: { readonly wasCents: Cents; readonly nowCents: Cents } | undefined;
}

/** Opens a checkout from the cart, and places its order. */
export function useCheckout(): UseCheckout {
  const { client, invalidate, store } = useStorefront();
  const cart = useCartStore();
  const {
    issues: cartIssues,
    validateField: validateCart,
    clearIssue: clearCartIssue,
  } = useIssues<'cart', CartIssue>('preorders.create');
  const form = useIssues<keyof OrderConfirmInput, OrderConfirmIssue>('orders.create');
  const [totalChange, setTotalChange] = useState<UseCheckout['totalChange']>();
  const [{ opening, placing }] = useState(() => ({
    opening: createSingleFlight<string>(),
    placing: createSingleFlight<PlacedOrder>(),
  }));

  const fromCart = useAccountWrite(
    () => opening('cart', () => openCartCheckout(client, cart, (issue) => validateCart('cart', issue))),
    () => ({ kind: 'checkout' }),
  );

  /**
   * Rejects if the total differs from the total that the shopper agreed to. Skips the check if an earlier attempt has consumed
   * the checkout.
   */
  async function checkTotal({ preOrderNo, totalCents, addressId, couponId, spendPoints }: OrderDraft): Promise<void> {
    const terms = {
      ...(addressId && { addressId }),
      ...(couponId !== undefined && { couponId }),
      ...(spendPoints && { spendPoints }),
    };
    const isReduced = couponId !== undefined || spendPoints;
    const query: Query<{ payFee: Cents }> = isReduced ? checkoutPrice(preOrderNo, terms) : preOrder(preOrderNo);
    const checkout = await query.load(client).catch((cause) => {
      if (!(isStorefrontError(cause, 'not-found') && earlierAttempt(store.id, preOrderNo))) throw cause;
    });
    const hasMoved = checkout !== undefined && checkout.payFee !== totalCents;
    setTotalChange(hasMoved ? { wasCents: totalCents, nowCents: checkout.payFee } : undefined);
    if (hasMoved) form.reject({});
  }

  async function placeOnce(draft: OrderDraft): Promise<PlacedOrder> {
    const { preOrderNo, addressId, payType, note, couponId, spendPoints } = draft;
    if (addressId == null || !payType) return form.reject({});
    await checkTotal(draft);
    const mark = isBlank(note) ? {} : { mark: note?.trim() };
    const body = {
      ...({ preOrderNo, addressId, payType, payChannel: PAYMENT_CHANNEL, ...mark } as const),
      ...(couponId !== undefined && { couponId }),
      ...(spendPoints && { useIntegral: true }),
      expectedPayFee: draft.totalCents,
    };
    const placed = await sendOrder(client, store.id, body).catch(async (cause: StorefrontError) => {
      // The total changed after the check: request it again, so that the shopper can agree to it.
      if (cause.code === PRICE_CHANGED) await checkTotal(draft);
      throw cause;
    });
    void cart.refresh().catch(() => {});
    void invalidate(...orderQueries, ...couponQueries, ...pointsQueries);
    return placed;
  }

  const place = useWrite(async (draft: OrderDraft) => {
    form.validate(orderConfirmIssues(draft));
    return placing('place', () =>
      placeOnce(draft).catch((cause) => {
        // The error may come from changed prices or sold-out lines, which the new data shows.
        void invalidate('preOrder', 'checkoutPrice', 'checkoutCoupons');
        throw cause;
      }),
    );
  });

  const { issues: formIssues, clearIssue: clearFormIssue } = form;
  const issues = useMemo(() => ({ ...cartIssues, ...formIssues }), [cartIssues, formIssues]);
  const clearIssue = useCallback(
    (field: keyof CheckoutIssues) => (field === 'cart' ? clearCartIssue(field) : clearFormIssue(field)),
    [clearCartIssue, clearFormIssue],
  );
  return { fromCart, place, issues, clearIssue, totalChange };
}
