'use client';
import type { Theme } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type CustomerService, customerService } from '../domain/customer-service.ts';
import { themeTokens } from '../domain/theme-tokens.ts';
import { homeIndex } from '../query/list-queries.ts';
import { withData } from '../query/read.ts';
import { theme } from '../query/store-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Other modes, for instance of newer backends, are ignored. */
const MODES = ['light', 'dark'] as const;

/** The theme of a shop; its values are safe to write into a stylesheet. */
export interface StoreTheme {
  /** Its name. */
  name: string;
  /** The color mode, if the shop requires one. */
  mode: 'light' | 'dark' | undefined;
  /** Design tokens `--pm-…` and their values. Values that could load a resource or end the declaration are omitted. */
  tokens: Readonly<Record<string, string>>;
}

const themeOf = ({ name, mode, tokens }: Theme): StoreTheme => ({
  name,
  mode: MODES.find((known) => known === mode),
  tokens: themeTokens(tokens),
});

/**
 * The shop's theme. Show the built-in theme until it is loaded and when it cannot be loaded.
 * @endpoint GET /api/front/store/theme
 */
export function useTheme(): Read<StoreTheme> {
  const read = useQuery(theme());
  const { data } = read;
  return withData(
    read,
    useMemo(() => data && themeOf(data), [data]),
  );
}

/**
 * How to reach the shop's customer service, or the shop's e-mail address instead; `null` if neither is usable.
 * @endpoint GET /api/pc/home/index
 */
export function useCustomerService(): Read<CustomerService | null> {
  const { email } = useStorefront().store;
  const read = useQuery(homeIndex());
  const { data: home } = read;
  const service = useMemo((): CustomerService | null | undefined => {
    if (!home) return undefined;
    const { consumerType, consumerH5Url, consumerMessage, consumerHotline, consumerEmail } = home;
    const facts = { link: consumerH5Url, message: consumerMessage, phone: consumerHotline, email: consumerEmail };
    const mailbox = customerService({ type: 'email', email });
    return customerService({ type: consumerType, ...facts }) ?? mailbox ?? null;
  }, [home, email]);
  return withData(read, service);
}
