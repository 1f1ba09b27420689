'use client';
import { wishlistAlertPriceDrops } from '@promenade/storefront-sdk';
import { useStorefront } from '../context/use-storefront.ts';
import { user } from '../query/account-queries.ts';
import { useQuery } from '../query/use-query.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** The mails about products of the wish list that have become cheaper. */
export interface UsePriceAlerts {
  /** Whether the shopper gets them; `undefined` while it is loading, and if the backend sends no such mails. */
  isOn: boolean | undefined;
  /** Switches them on or off. Rejects with kind `forbidden` if the shopper's e-mail address is not confirmed. */
  readonly set: Write<[isOn: boolean], void>;
}

/** Whether the shopper gets an e-mail when a product of the wish list becomes cheaper, and the write that changes it. */
export function usePriceAlerts(): UsePriceAlerts {
  const { client, update } = useStorefront();
  const { data } = useQuery(user());
  const set = useWrite(async (isOn: boolean) => {
    await wishlistAlertPriceDrops(client, isOn);
    update(user(), (before) => ({ ...before, priceAlerts: isOn }));
  });
  return { isOn: data?.priceAlerts, set };
}
