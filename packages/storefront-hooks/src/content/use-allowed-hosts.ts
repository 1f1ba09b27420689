'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { AllowedHosts } from '../domain/owner-address.ts';

const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).host] : []);

/** Hosts from which content of the store owner may be loaded: those of the shop, and those that the app names. */
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
