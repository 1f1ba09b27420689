'use client';
import { orders, type PreOrder, preorders, StorefrontError } from '@promenade/storefront-sdk';
import { useRef, useState } from 'react';
import { useCartStore } from '../cart/cart-context.ts';
import type { CartItem } from '../cart/cart-store.ts';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import {
  checkoutFault,
  type FieldFaults,
  isBlank,
  type OrderConfirmInput,
  type OrderConfirmMessage,
  orderConfirmFaults,
} from '../domain/validation.ts';
import { preOrder } from '../storefront/private-queries.ts';
import { type Read, useQuery } from '../storefront/use-query.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';
import { orderKey, releaseOrderKey } from './order-key.ts';
import type { PaymentStep } from './payment-step.ts';
import { usePay } from './use-payment.ts';

/** An order as the confirmation page holds it. */
export type OrderDraft = OrderConfirmInput & { preOrderNo: string };

export interface UseCheckout {
  /** Opens a checkout of the checked cart lines, once their changes are confirmed; answers its number. */
  readonly fromCart: Write<[], string>;
  /** Opens a checkout of one variant, without the cart. */
  readonly buyNow: Write<[item: CartItem], string>;
  /** Places the order, once per checkout; answers its number (PT…). */
  readonly place: Write<[draft: OrderDraft], { orderNo: string }>;
  /** Starts the payment of the order placed. */
  readonly pay: Write<[payment: { orderNo: string; payType: string }], PaymentStep>;
  /** Message ids of what keeps the order from being placed, by field. */
  readonly faults: FieldFaults<keyof OrderConfirmInput, OrderConfirmMessage>;
  /** Message id of what keeps the cart from its checkout. */
  readonly cartFault: ReturnType<typeof checkoutFault>;
}

/** An open checkout with what it costs now; `error` has kind `not-found` once it has expired. */
export function usePreOrder(preOrderNo: string): Read<PreOrder> {
  return useQuery(preOrder(preOrderNo));
}

const invalid = (endpoint: string) => new StorefrontError({ kind: 'invalid', code: 400, endpoint });

/** The way from cart to payment. */
export function useCheckout(): UseCheckout {
  const { client, invalidate } = useStorefront();
  const cart = useCartStore();
  const [faults, setFaults] = useState<UseCheckout['faults']>({});
  const [cartFault, setCartFault] = useState<UseCheckout['cartFault']>();
  const placing = useRef<Promise<{ orderNo: string }>>(undefined);

  const fromCart = useWrite(async () => {
    await cart.settle();
    const lines = cart.views().flatMap((group) => group.cartInfoList);
    const fault = checkoutFault(lines);
    setCartFault(fault);
    if (fault) throw invalid('preorder.create');
    const orderDetails = lines
      .filter((line) => line.checked)
      .map((line) => ({ shoppingCartId: line.id, shoppingCartKey: line.uniqueKey }));
    return (await preorders.create(client, { preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
  });

  const buyNow = useWrite(async ({ productId, attrId, quantity }: CartItem) => {
    const orderDetails = [{ attrValueId: attrId, productId, productNum: quantity }];
    return (await preorders.create(client, { preOrderType: 'buyNow', orderDetails })).preOrderNo;
  });

  async function placeOnce({ preOrderNo, addressId, payType, note }: OrderDraft): Promise<{ orderNo: string }> {
    if (addressId == null || !payType) throw invalid('order.create');
    const mark = isBlank(note) ? {} : { mark: note?.trim() };
    const body = { preOrderNo, addressId, payType, payChannel: PAYMENT_CHANNEL, ...mark } as const;
    try {
      const placed = await orders.create(client, body, { idempotencyKey: orderKey(preOrderNo) });
      void cart.refresh();
      void invalidate('orders', 'awaitPay', 'orderCounts');
      return placed;
    } catch (cause) {
      releaseOrderKey(preOrderNo, cause as StorefrontError);
      throw cause;
    }
  }

  const place = useWrite((draft: OrderDraft) => {
    const found = orderConfirmFaults(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return Promise.reject(invalid('order.create'));
    placing.current ??= placeOnce(draft).finally(() => {
      placing.current = undefined;
    });
    return placing.current;
  });

  return { fromCart, buyNow, place, pay: usePay(), faults, cartFault };
}
