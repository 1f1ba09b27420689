'use client';
import { isStorefrontError } from '@promenade/storefront-sdk';
import { useCallback, useMemo } from 'react';
import { pageAddresses } from '../domain/owner-address.ts';
import { pageHtml } from '../query/content-queries.ts';
import { storePage } from '../query/owner-page-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';
import { useAllowedHosts } from './use-allowed-hosts.ts';

/** A page that a store owner designed. */
export interface StorePageContent {
  /** Its name. */
  name: string;
  /** Untrusted input of the store owner: sanitise it before rendering it. */
  html: string;
  /** Addresses of its stylesheets, in order. They could restyle the whole page: load them in a shadow root. */
  css: readonly string[];
}

/** Options of `useStorePage`. */
export interface StorePageOptions {
  /** Additional hosts from which HTML and CSS may be loaded; the shop's hosts are always allowed. @default none */
  hosts?: readonly string[];
}

const none: readonly string[] = [];

/**
 * A page that the store owner designed, loaded without credentials. `null` if there is none, or if its host is not
 * allowed. In that case, and after an error, show the default page.
 * @endpoint GET /api/front/store/page/type
 */
export function useStorePage(
  which: Parameters<typeof storePage>[0],
  { hosts = none }: StorePageOptions = {},
): Read<StorePageContent | null> {
  const allowed = useAllowedHosts(hosts);
  const page = useQuery(storePage(which));
  const isMissing = page.data === null || isStorefrontError(page.error, 'not-found');
  const addresses = useMemo(() => (page.data ? pageAddresses(page.data, allowed) : undefined), [page.data, allowed]);
  const address = addresses?.html;
  const html = useQuery(address ? pageHtml(address, allowed) : null);

  const name = page.data?.name ?? '';
  const data = useMemo(() => {
    if (isMissing || (addresses && !addresses.html)) return null;
    return addresses && html.data !== undefined ? { name, html: html.data, css: addresses.css } : undefined;
  }, [isMissing, addresses, html.data, name]);
  const refreshPage = page.refresh;
  const refreshHtml = html.refresh;
  const refresh = useCallback(async () => {
    await Promise.all([refreshPage(), refreshHtml()]);
  }, [refreshPage, refreshHtml]);
  const error = isMissing ? undefined : (page.error ?? html.error);
  return {
    data,
    error,
    isLoading: data === undefined && !error,
    isRefreshing: data !== undefined && (page.isRefreshing || html.isRefreshing),
    refresh,
  };
}
