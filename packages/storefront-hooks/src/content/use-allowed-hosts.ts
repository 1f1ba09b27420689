'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type AllowedHosts, hostsOf } from '../domain/owner-address.ts';

/** Hosts from which content of the store owner may be loaded: the shop's hosts, and `hosts`. */
export function useAllowedHosts(hosts: readonly string[]): AllowedHosts {
  const { client, store } = useStorefront();
  const { baseUrl } = client;
  const { domainUrl } = store;
  const named = hosts.join();
  return useMemo(
    () => ({ base: baseUrl, hosts: [...hostsOf(baseUrl), ...hostsOf(domainUrl), ...named.split(',').filter(Boolean)] }),
    [baseUrl, domainUrl, named],
  );
}
