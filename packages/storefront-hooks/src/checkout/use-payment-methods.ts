'use client';
import type { PayMethods } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useState } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { Read } from '../query/read.ts';
import { paymentMethods } from '../query/sales-queries.ts';
import { useQuery } from '../query/use-query.ts';
import type { PaymentProvider, PaymentRegistry } from './payment-registry.ts';

const switches: Readonly<Record<string, keyof PayMethods>> = {
  stripe: 'stripeStatus',
  paypal: 'paypalStatus',
  sandbox: 'sandboxStatus',
  wechat: 'wechatPaySwitch',
  cod: 'codSwitch',
  upi: 'upiSwitch',
};

/** The registered providers that the backend has enabled or has no setting for. */
function enabledIn({ providers }: PaymentRegistry, methods: PayMethods): PaymentProvider[] {
  return providers.filter(({ id }) => {
    const enabled = Object.hasOwn(switches, id) ? switches[id] : undefined;
    return enabled === undefined || methods[enabled];
  });
}

/** Ids of the payment methods that are registered, enabled in the backend and available on this page, in display order. */
export function usePaymentMethods(registry: PaymentRegistry): Read<readonly string[]> {
  const { client, locale } = useStorefront();
  const { data, error, isLoading: isReading, isRefreshing, refresh } = useQuery(paymentMethods());
  const [checked, setChecked] = useState<{ asked: string; available: readonly string[] }>();
  const enabled = data && enabledIn(registry, data);
  const asked = enabled?.map(({ id }) => id).join();
  useEffect(() => {
    if (asked === undefined) return;
    let isCancelled = false;
    const offered = registry.providers.filter(({ id }) => asked.split(',').includes(id));
    const ask = async (provider: PaymentProvider) => provider.isAvailable({ client, locale });
    // A provider whose check fails is not available.
    void Promise.all(offered.map((provider) => ask(provider).catch(() => false))).then((results) => {
      const available = offered.filter((_, index) => results[index]).map(({ id }) => id);
      // Returns the same state if nothing changed: a registry created during render would otherwise cause an endless loop.
      const isSame = (before: typeof checked) =>
        before?.asked === asked && before.available.join() === available.join();
      if (!isCancelled) setChecked((before) => (isSame(before) ? before : { asked, available }));
    });
    return () => {
      isCancelled = true;
    };
  }, [asked, registry, client, locale]);
  const available = checked?.asked === asked ? checked?.available : undefined;
  const isLoading = isReading || (data !== undefined && available === undefined);
  return useMemo(
    () => ({ data: available, error, isLoading, isRefreshing, refresh }),
    [available, error, isLoading, isRefreshing, refresh],
  );
}
