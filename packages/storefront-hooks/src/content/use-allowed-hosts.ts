'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { AllowedHosts } from '../domain/owner-address.ts';

const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).host] : []);

/** The shop's own hosts and those the app names besides: where what a store owner writes may be loaded from. */
export function useAllowedHosts(hosts: readonly string[]): AllowedHosts {
  const { client, store } = useStorefront();
  const { baseUrl } = client;
  const { domainUrl } = store;
  const named = hosts.join();
  return useMemo(
    () => ({ base: baseUrl, hosts: [...hostOf(baseUrl), ...hostOf(domainUrl), ...named.split(',').filter(Boolean)] }),
    [baseUrl, domainUrl, named],
  );
}
