'use client';
import { useMemo } from 'react';
import { useStorefront } from '../context/use-storefront.ts';
import type { PriceInput } from '../domain/price.ts';
import { type PriceView, priceView } from './price.ts';
import { usePriceTime } from './use-price-time.ts';

/** The price of a product, card or variant as text. It changes when a discount ends while it is shown. */
export function usePrice(input: PriceInput): PriceView {
  const shop = useStorefront();
  const { price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice, lowestPrice } = input;
  const at = usePriceTime(input);
  return useMemo(
    () =>
      priceView({ price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice, lowestPrice }, shop, at),
    [price, storePrice, variantPrice, discount, discountExpiry, skuId, skuPrice, lowestPrice, shop, at],
  );
}
