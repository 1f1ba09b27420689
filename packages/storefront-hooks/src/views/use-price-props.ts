'use client';
import { useMemo } from 'react';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { isDiscountValid } from '../domain/discount.ts';
import { formatPercent } from '../domain/percent-badge.ts';
import { type PriceInput, priceOf } from '../domain/price.ts';

/** A price as ready text. */
export interface PriceTexts {
  now: string;
  /** Price before, shown struck through. */
  was?: string | undefined;
  /** What is taken off, two decimals: `25.00%`. */
  percentOff?: string | undefined;
}

/** The price of a product, card or variant as text; it changes by itself when a discount ends. */
export function usePriceProps(input: PriceInput): PriceTexts {
  const { locale, formatMoney } = useStorefront();
  const { price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice } = input;
  const now = useNow(discount ? (discountExpiry ?? undefined) : undefined);
  // Only whether the discount runs changes the text, so a tick for another product keeps the object.
  const isRunning = isDiscountValid({ discount, discountExpiry }, now);
  const moment = isRunning ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return useMemo(() => {
    const facts = { price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice };
    const { nowCents, wasCents, percentOff } = priceOf(facts, moment);
    return {
      now: formatMoney(nowCents),
      ...(wasCents !== undefined && { was: formatMoney(wasCents) }),
      ...(percentOff !== undefined && { percentOff: formatPercent(percentOff, locale) }),
    };
  }, [price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice, moment, formatMoney, locale]);
}
