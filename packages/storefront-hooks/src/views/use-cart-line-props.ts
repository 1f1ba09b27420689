'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useMemo } from 'react';
import type { CartLineState } from '../cart/cart-structure.ts';
import { errorTextIn } from '../context/error-text.ts';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import { localizePath } from '../domain/locale-path.ts';
import { productPath } from '../domain/product-path.ts';
import { priceOfLine } from '../domain/totals.ts';
import { attributesText } from '../domain/variant.ts';
import { type PriceTexts, usePriceProps } from './use-price-props.ts';

/** What a cart line shows, as ready text. Add the picture from `image`. */
export interface CartLineViewProps {
  id: string;
  name: string;
  href: string;
  /** Address of the picture as the backend gave it. */
  image: string;
  /** The chosen values: `Sand, 42`. */
  attributes: string | undefined;
  unitPrice: PriceTexts;
  lineTotal: string;
  quantity: number;
  stock: number;
  minusDisabled: boolean;
  plusDisabled: boolean;
  checked: boolean;
  pending: boolean;
  /** Words for why the last change did not hold; `errorFacts` tells more. */
  error: string | undefined;
  errorFacts: StorefrontError | undefined;
  /** Pieces left, where the line asks for more than there are by now. */
  onlyLeft: number | undefined;
  /** The unit price moved since the line was put in. */
  priceChanged: { was: string; now: string } | undefined;
}

/** A line from `useCartLine` as the props of its view. */
export function useCartLineProps(line: CartLineState): CartLineViewProps {
  const { locale, formatMoney } = useStorefront();
  const unitPrice = usePriceProps({ ...line, skuId: line.attrId });
  const before = useNow();
  const now = useNow(nextDiscountEnd([line], before));
  const { nowCents } = priceOfLine(line, now);
  return useMemo(() => {
    const { priceWhenAdded } = line;
    const hasMoved = priceWhenAdded !== null && priceWhenAdded !== nowCents;
    return {
      id: `${line.id}`,
      name: line.storeName,
      href: localizePath(productPath(line), locale),
      image: line.image,
      attributes: attributesText(line.suk),
      unitPrice,
      lineTotal: formatMoney(nowCents * line.quantity),
      quantity: line.quantity,
      stock: line.stock,
      minusDisabled: line.minusDisabled,
      plusDisabled: line.plusDisabled,
      checked: line.checked,
      pending: line.isPending,
      error: line.error && errorTextIn(line.error, locale),
      errorFacts: line.error,
      onlyLeft: line.stock > 0 && line.quantity > line.stock ? line.stock : undefined,
      priceChanged: hasMoved ? { was: formatMoney(priceWhenAdded), now: unitPrice.now } : undefined,
    };
  }, [line, locale, nowCents, unitPrice, formatMoney]);
}
