'use client';
import type { PayCurrency, Theme } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type CustomerService, customerService } from '../domain/customer-service.ts';
import { themeTokens } from '../domain/theme-tokens.ts';
import { imageDomain, payCurrency } from '../query/content-queries.ts';
import { homeIndex } from '../query/list-queries.ts';
import { withData } from '../query/read.ts';
import { theme } from '../query/shop-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Modes that newer backends may add are ignored. */
const MODES = ['light', 'dark'] as const;

/** The theme of a shop; its values can stand in a stylesheet. */
export interface StoreTheme {
  /** Its name. */
  name: string;
  /** Light or dark where the shop requires one. */
  mode: 'light' | 'dark' | undefined;
  /** Design tokens `--pm-…` and their values. Values that could load something or end the declaration are left out. */
  tokens: Readonly<Record<string, string>>;
}

const themeOf = ({ name, mode, tokens }: Theme): StoreTheme => ({
  name,
  mode: MODES.find((known) => known === mode),
  tokens: themeTokens(tokens),
});

/**
 * The shop's theme. Until it is loaded, and when it cannot be loaded, show the built-in one.
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
 * How to reach the shop's customer service, else its mailbox; `null` where neither is a usable address.
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

/**
 * The currency that the shop shows: country, ISO 4217 code and symbol. Pass the code to `createStorefront`.
 * @endpoint GET /api/front/index/paycurrency
 */
export function usePayCurrency(): Read<PayCurrency> {
  return useQuery(payCurrency());
}

/**
 * What relative addresses of pictures start with; an empty text where the backend sends whole ones. Pass it to the
 * provider's `imageDomain`.
 * @endpoint GET /api/front/image/domain
 */
export function useImageDomain(): Read<string> {
  return useQuery(imageDomain());
}
