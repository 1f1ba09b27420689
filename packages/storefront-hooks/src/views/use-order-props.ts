'use client';
import type { PreOrder } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { localizePath } from '../domain/locale-path.ts';
import { attributesText } from '../domain/variant.ts';
import type { OrderSummary } from '../orders/order-summary.ts';

/** A line of an order or a checkout, as ready text. */
export interface OrderLineViewProps {
  id: string;
  name: string;
  image: string;
  attributes: string | undefined;
  unitPrice: string;
  lineTotal: string;
  quantity: number;
}

/** What a list shows of an order, as ready text. */
export interface OrderViewProps
  extends Pick<OrderSummary, 'orderNo' | 'masterOrderNo' | 'state' | 'actions' | 'pieces'> {
  href: string;
  merchants: string;
  /** Long date in the page's language; absent where the backend does not say. */
  date: string | undefined;
  total: string;
  lines: readonly OrderLineViewProps[];
}

/** What the amounts of an order are called on the wire. */
export interface OrderAmounts {
  proTotalPrice: number;
  payPostage: number;
  couponPrice: number;
  /** Null where the backend has no points. */
  integralPrice: number | null;
  payPrice: number;
}

/** The sums of an order or a checkout, as ready text; what is zero and optional is absent. */
export interface AmountProps {
  goods: string;
  /** Absent when shipping is free. */
  freight: string | undefined;
  coupon: string | undefined;
  points: string | undefined;
  total: string;
}

/** An order from `useOrders` as the props of its view. */
export function useOrderProps(order: OrderSummary): OrderViewProps {
  const { locale, formatMoney } = useStorefront();
  return useMemo(() => {
    const { orderNo, masterOrderNo, state, actions, pieces } = order;
    return {
      ...{ orderNo, masterOrderNo, state, actions, pieces },
      href: localizePath(`/order/order_detail?orderNo=${encodeURIComponent(orderNo)}`, locale),
      merchants: order.merchants.join(', '),
      date:
        order.createTime === null
          ? undefined
          : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(order.createTime),
      total: formatMoney(order.payCents),
      lines: order.lines.map((line) => ({
        id: `${line.id}`,
        name: line.name,
        image: line.image,
        attributes: attributesText(line.variant),
        unitPrice: formatMoney(line.priceCents),
        lineTotal: formatMoney(line.priceCents * line.quantity),
        quantity: line.quantity,
      })),
    };
  }, [order, locale, formatMoney]);
}

/** The sums of a placed order as text. */
export function useAmountProps(amounts: OrderAmounts): AmountProps {
  const { formatMoney } = useStorefront();
  const { proTotalPrice, payPostage, couponPrice, integralPrice, payPrice } = amounts;
  return useMemo(() => {
    const unlessZero = (cents: number) => (cents > 0 ? formatMoney(cents) : undefined);
    return {
      goods: formatMoney(proTotalPrice),
      freight: unlessZero(payPostage),
      coupon: unlessZero(couponPrice),
      points: unlessZero(integralPrice ?? 0),
      total: formatMoney(payPrice),
    };
  }, [proTotalPrice, payPostage, couponPrice, integralPrice, payPrice, formatMoney]);
}

export interface PreOrderProps extends AmountProps {
  merchants: readonly { merId: number; name: string; lines: readonly OrderLineViewProps[] }[];
  pieces: number;
}

/** An open checkout as text. */
export function usePreOrderProps(preOrder: PreOrder): PreOrderProps {
  const { formatMoney } = useStorefront();
  const amounts = useAmountProps({
    proTotalPrice: preOrder.proTotalFee,
    payPostage: preOrder.freightFee,
    couponPrice: preOrder.couponFee ?? 0,
    integralPrice: 0,
    payPrice: preOrder.payFee,
  });
  return useMemo(
    () => ({
      ...amounts,
      pieces: preOrder.orderProNum,
      merchants: preOrder.orderList.map(({ merId, merName, orderInfoList }) => ({
        merId,
        name: merName,
        lines: orderInfoList.map((line) => ({
          id: `${line.attrValueId}`,
          name: line.productName,
          image: line.image,
          attributes: attributesText(line.sku),
          unitPrice: formatMoney(line.price),
          lineTotal: formatMoney(line.price * line.payNum),
          quantity: line.payNum,
        })),
      })),
    }),
    [preOrder, amounts, formatMoney],
  );
}
