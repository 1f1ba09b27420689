'use client';
import { useMemo } from 'react';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { isDiscountValid } from '../domain/discount.ts';
import type { Locale } from '../domain/locale-path.ts';
import { formatPercent } from '../domain/percent-badge.ts';
import { type Price, type PriceInput, priceOf } from '../domain/price.ts';

/** A price as text. */
export interface PriceView {
  /** What one piece costs. */
  now: string;
  /** Price before, shown struck through; absent where it was not higher. */
  was?: string | undefined;
  /** What is taken off, two decimals: `25.00%`. Present with `was`. */
  percentOff?: string | undefined;
}

/** What of a price is shown. */
type PriceFacts = { [Field in 'nowCents' | 'wasCents' | 'percentOff']?: Price[Field] | undefined } & Pick<
  Price,
  'nowCents'
>;

/** A price as its view shows it. */
export function priceView(
  { nowCents, wasCents, percentOff }: PriceFacts,
  formatMoney: (cents: number) => string,
  locale: Locale,
): PriceView {
  return {
    now: formatMoney(nowCents),
    ...(wasCents !== undefined && { was: formatMoney(wasCents) }),
    ...(percentOff !== undefined && { percentOff: formatPercent(percentOff, locale) }),
  };
}

/** The price of a product, card or variant as text. It changes when a discount ends while it is shown. */
export function usePrice(input: PriceInput): PriceView {
  const { locale, formatMoney } = useStorefront();
  const { price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice } = input;
  const now = useNow(discount ? (discountExpiry ?? undefined) : undefined);
  // Only whether the discount runs changes the text, so a tick for another product keeps the object.
  const isRunning = isDiscountValid({ discount, discountExpiry }, now);
  const priceAt = isRunning ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return useMemo(() => {
    const input = { price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice };
    return priceView(priceOf(input, priceAt), formatMoney, locale);
  }, [price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice, priceAt, formatMoney, locale]);
}
