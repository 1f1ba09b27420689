'use client';
import { type PayMethods, payments } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { PAYMENT_CHANNEL } from '../domain/constants.ts';
import { paymentMethods } from '../storefront/queries.ts';
import { type Read, useQuery } from '../storefront/use-query.ts';
import { useStorefront } from '../storefront/use-storefront.ts';
import { useWrite, type Write } from '../storefront/use-write.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';

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

/** Starts the payment of a checkout (PT number), also again while it is unpaid. */
export function usePay(): Write<[payment: { orderNo: string; payType: string }], PaymentStep> {
  const { client, store } = useStorefront();
  return useWrite(async ({ orderNo, payType }) => {
    const { host, origin } = location;
    const shop = { payChannel: PAYMENT_CHANNEL, hostName: host, storeName: store.websiteTitle } as const;
    return paymentStep(await payments.pay(client, { orderNo, payType, ...shop }), origin);
  });
}
