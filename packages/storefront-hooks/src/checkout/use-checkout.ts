'use client';
import { isStorefrontError, preordersCreate, StorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useRef, useState } from 'react';
import type { CartItem } from '../cart/cart-calls.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import type { Cents } from '../domain/money.ts';
import {
  checkoutFault,
  type FieldFaults,
  isBlank,
  type OrderConfirmInput,
  type OrderConfirmMessage,
  orderConfirmFaults,
} from '../domain/validation.ts';
import { preOrder } from '../query/account-queries.ts';
import { type CheckoutTerms, checkoutPrice } from '../query/order-queries.ts';
import type { Query } from '../query/query.ts';
import { couponQueries, orderQueries, pointsQueries } from '../query/query-names.ts';
import { createSingleFlight } from '../writes/single-flight.ts';
import { useAccountWrite } from '../writes/use-account-write.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { earlierAttempt } from './order-attempt.ts';
import { type PlacedOrder, PRICE_CHANGED, sendOrder } from './send-order.ts';

/** An order as the confirmation page holds it. */
export type OrderDraft = OrderConfirmInput &
  Pick<CheckoutTerms, 'couponId' | 'useIntegral'> & {
    preOrderNo: string;
    /** The total that the shopper saw and agreed to: that of `useCheckoutPrice` where a coupon or points are used. */
    payFee: Cents;
  };

export interface UseCheckout {
  /**
   * Opens a checkout of the checked cart lines, once their changes are confirmed; answers its number. Rejects with kind
   * `auth` for a guest, who is told by `useIntendedAction` after the sign-in that it can be opened now.
   */
  readonly fromCart: Write<[], string>;
  /** Opens a checkout of one variant, without the cart. */
  readonly buyNow: Write<[item: CartItem], string>;
  /**
   * Places the order, once per checkout. Asks for the total again first. Rejects with kind `invalid`, and `faults` or
   * `totalChange`, when the shopper has to decide something before.
   */
  readonly place: Write<[draft: OrderDraft], PlacedOrder>;
  /** Message ids of what keeps the order from being placed, by field. */
  readonly faults: FieldFaults<keyof OrderConfirmInput, OrderConfirmMessage>;
  clearFault(field: keyof OrderConfirmInput): void;
  /** The total moved since the shopper agreed to it; `usePreOrder` shows the new one. */
  readonly totalChange: { readonly wasCents: Cents; readonly nowCents: Cents } | undefined;
  /** Message id of what keeps the cart from its checkout. */
  readonly cartFault: ReturnType<typeof checkoutFault>;
}

const invalid = (endpoint: string) => new StorefrontError({ kind: 'invalid', code: 400, endpoint });

/** What is taken off, as calls name it. */
const deductions = ({ couponId, useIntegral }: Pick<OrderDraft, 'couponId' | 'useIntegral'>) => ({
  ...(couponId !== undefined && { couponId }),
  ...(useIntegral && { useIntegral }),
});

/** The way from cart to order. */
export function useCheckout(): UseCheckout {
  const { client, invalidate } = useStorefront();
  const cart = useCartStore();
  const [faults, setFaults] = useState<UseCheckout['faults']>({});
  const [totalChange, setTotalChange] = useState<UseCheckout['totalChange']>();
  const [cartFault, setCartFault] = useState<UseCheckout['cartFault']>();
  const placing = useRef<Promise<PlacedOrder>>(undefined);
  const [flights] = useState(() => createSingleFlight<string>());

  async function openFromCart(): Promise<string> {
    await cart.settle();
    const lines = cart.views().flatMap((group) => group.cartInfoList);
    const fault = checkoutFault(lines);
    setCartFault(fault);
    if (fault) throw invalid('preorders.create');
    const orderDetails = lines
      .filter((line) => line.checked)
      .map((line) => ({ shoppingCartId: line.id, shoppingCartKey: line.uniqueKey }));
    return (await preordersCreate(client, { preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
  }
  const fromCart = useAccountWrite(
    () => flights('cart', openFromCart),
    () => ({ kind: 'checkout' }),
  );

  const buyNow = useWrite(({ productId, attrId, quantity }: CartItem) =>
    flights(`${attrId} ${quantity}`, async () => {
      const variant = { attrValueId: attrId, productId, productNum: quantity };
      return (await preordersCreate(client, { preOrderType: 'buyNow', orderDetails: [variant] })).preOrderNo;
    }),
  );

  /** Whether the checkout still costs what the shopper agreed to; one that an earlier press used up is not asked. */
  async function checkTotal({ preOrderNo, payFee, addressId, couponId, useIntegral }: OrderDraft): Promise<void> {
    const terms = { ...(addressId && { addressId }), ...deductions({ couponId, useIntegral }) };
    const isReduced = couponId !== undefined || useIntegral;
    const asked: Query<{ payFee: Cents }> = isReduced ? checkoutPrice(preOrderNo, terms) : preOrder(preOrderNo);
    const checkout = await asked.load(client).catch((cause) => {
      if (!(isStorefrontError(cause, 'not-found') && earlierAttempt(preOrderNo))) throw cause;
    });
    const hasMoved = checkout !== undefined && checkout.payFee !== payFee;
    setTotalChange(hasMoved ? { wasCents: payFee, nowCents: checkout.payFee } : undefined);
    if (hasMoved) throw invalid('orders.create');
  }

  async function placeOnce(draft: OrderDraft): Promise<PlacedOrder> {
    const { preOrderNo, addressId, payType, note } = draft;
    if (addressId == null || !payType) throw invalid('orders.create');
    await checkTotal(draft);
    const mark = isBlank(note) ? {} : { mark: note?.trim() };
    const terms = { addressId, payType, payChannel: PAYMENT_CHANNEL, ...deductions(draft) } as const;
    const body = { preOrderNo, ...terms, expectedPayFee: draft.payFee, ...mark };
    const placed = await sendOrder(client, body).catch(async (cause: StorefrontError) => {
      // It moved after it was asked for: asked again, it is there to be agreed to.
      if (cause.code === PRICE_CHANGED) await checkTotal(draft);
      throw cause;
    });
    void cart.refresh();
    void invalidate(...orderQueries, ...couponQueries, ...pointsQueries);
    return placed;
  }

  const place = useWrite((draft: OrderDraft) => {
    const found = orderConfirmFaults(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return Promise.reject(invalid('orders.create'));
    placing.current ??= placeOnce(draft)
      .catch((cause) => {
        // What costs more, is sold out or gone shows when the checkout is read again.
        void invalidate('preOrder', 'checkoutPrice', 'checkoutCoupons');
        throw cause;
      })
      .finally(() => {
        placing.current = undefined;
      });
    return placing.current;
  });

  const clearFault = useCallback(
    (field: keyof OrderConfirmInput) => setFaults(({ [field]: _, ...others }) => others),
    [],
  );
  return { fromCart, buyNow, place, faults, clearFault, totalChange, cartFault };
}
