'use client';
import type { PayMethods } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { paymentMethods } from '../query/catalog-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';
import { createPaymentStarter } from './start-payment.ts';
import { useOrdersOnReturn } from './use-orders-on-return.ts';

/** A way to pay, as calls name it. */
export type PayType = 'sandbox' | 'stripe' | 'paypal' | 'wechat' | 'cod' | 'upi';

const switches = {
  stripe: 'stripeStatus',
  paypal: 'paypalStatus',
  sandbox: 'sandboxStatus',
  wechat: 'wechatPaySwitch',
  cod: 'codSwitch',
  upi: 'upiSwitch',
} as const satisfies Record<PayType, keyof PayMethods>;

/** The ways to pay that the shop has switched on, in the order to offer them. */
export function usePaymentMethods(): Read<PayType[]> {
  const { data, ...read } = useQuery(paymentMethods());
  return {
    ...read,
    data: useMemo(() => data && (Object.keys(switches) as PayType[]).filter((type) => data[switches[type]]), [data]),
  };
}

/**
 * Starts the payment of a checkout (PT number), also again while it is unpaid. One that is paid already, and one whose
 * start was not answered in time, lead to the result (`done`), which the backend knows.
 */
export function usePay(): Write<[payment: { orderNo: string; payType: string }], PaymentStep> {
  const { client, store } = useStorefront();
  useOrdersOnReturn();
  const startPayment = useMemo(() => createPaymentStarter(client), [client]);
  return useWrite(async ({ orderNo, payType }) => {
    const { host, origin } = location;
    const result = await startPayment({ orderNo, payType, hostName: host, storeName: store.websiteTitle });
    return result ? paymentStep(result, origin) : { kind: 'done', orderNo };
  });
}
