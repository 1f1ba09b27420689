'use client';
import { useMemo } from 'react';
import type { AllowedPlaces } from '../domain/owner-address.ts';
import { useStorefront } from '../storefront/use-storefront.ts';

const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).host] : []);

/** The shop's own hosts and those the app names besides: where what a store owner writes may be loaded from. */
export function usePlaces(hosts: readonly string[]): AllowedPlaces {
  const { client, store } = useStorefront();
  const { baseUrl } = client;
  const { domainUrl } = store;
  const named = hosts.join();
  return useMemo(
    () => ({ base: baseUrl, hosts: [...hostOf(baseUrl), ...hostOf(domainUrl), ...named.split(',').filter(Boolean)] }),
    [baseUrl, domainUrl, named],
  );
}
