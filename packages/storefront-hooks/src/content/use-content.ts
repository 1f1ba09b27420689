'use client';
import type { PayCurrency } from '@promenade/storefront-sdk';
import { useCallback, useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import { type CustomerService, customerService } from '../domain/customer-service.ts';
import { pictureAddress } from '../domain/owner-address.ts';
import { themeTokens } from '../domain/theme-tokens.ts';
import { homeIndex, theme } from '../query/catalog-queries.ts';
import { imageDomain, payCurrency } from '../query/content-queries.ts';
import { type Read, useQuery } from '../query/use-query.ts';

/** Others, which newer backends may name, insist on nothing. */
const MODES = ['light', 'dark'] as const;

/** The look of a shop, fit to stand in a stylesheet. */
export interface StoreTheme {
  /** What the owner calls it. */
  name: string;
  /** Light or dark where the shop insists on one. */
  mode: 'light' | 'dark' | undefined;
  /** Design tokens `--pm-…` and their values; what could do more than give a value is left out. */
  tokens: Readonly<Record<string, string>>;
}

/**
 * The shop's look. While it is not there, or cannot be had, the built-in one holds.
 * @endpoint GET /api/front/store/theme
 */
export function useTheme(): Read<StoreTheme> {
  const { data, ...read } = useQuery(theme());
  return {
    ...read,
    data: useMemo(() => {
      if (!data) return undefined;
      const { name, mode, tokens } = data;
      return { name, mode: MODES.find((known) => known === mode), tokens: themeTokens(tokens) };
    }, [data]),
  };
}

/**
 * The way to the shop's customer service, else to its mailbox; `null` where neither leads somewhere.
 * @endpoint GET /api/pc/home/index
 */
export function useCustomerService(): Read<CustomerService | null> {
  const { email } = useStorefront().store;
  const { data, ...read } = useQuery(homeIndex());
  const way = useMemo(() => {
    if (!data) return undefined;
    const { consumerType, consumerH5Url, consumerMessage, consumerHotline, consumerEmail } = data;
    const facts = { link: consumerH5Url, message: consumerMessage, phone: consumerHotline, email: consumerEmail };
    const mailbox = customerService({ type: 'email', email });
    return customerService({ type: consumerType, ...facts }) ?? mailbox ?? null;
  }, [data, email]);
  return { ...read, data: way };
}

/**
 * The currency that the shop shows: country, ISO 4217 code and symbol.
 * @endpoint GET /api/front/index/paycurrency
 */
export function usePayCurrency(): Read<PayCurrency> {
  return useQuery(payCurrency());
}

/**
 * Makes addresses of pictures whole, on backends that send relative ones; until the answer is there they stay as they are.
 * @endpoint GET /api/front/image/domain
 */
export function usePictureAddress(): (address: string) => string {
  const { data } = useQuery(imageDomain());
  return useCallback((address: string) => pictureAddress(address, data), [data]);
}
