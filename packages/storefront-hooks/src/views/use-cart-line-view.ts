'use client';
import { useMemo } from 'react';
import { useCartStore } from '../cart/cart-hooks.ts';
import type { CartLineState, CartStore } from '../cart/cart-types.ts';
import { useCartLine } from '../cart/use-cart.ts';
import type { PictureView } from '../context/pictures.ts';
import { useNow } from '../context/use-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import type { Price } from '../domain/price.ts';
import { productPath } from '../domain/product-path.ts';
import { priceOfLine } from '../domain/totals.ts';
import { attributesText } from '../domain/variant.ts';
import { type PriceView, priceView } from './use-price.ts';

/** What a line shows: the props of `<CartLine>`. */
export interface CartLineView {
  /** Id of the line. */
  id: number;
  /** Name of the product. */
  name: string;
  /** Link to the product's page. */
  href: string;
  /** Picture of the variant; `undefined` where it has none. */
  picture: PictureView | undefined;
  /** The chosen values: `Sand, 42`; `undefined` for a product without variants. */
  attributes: string | undefined;
  /** Price of one piece; it changes when a discount ends. */
  unitPrice: PriceView;
  /** Price of all pieces as text. */
  lineTotal: string;
  /** Pieces, with pending edits. */
  quantity: number;
  /** Pieces that there are; 0 when it is sold out. */
  stock: number;
  /** Whether the line is selected for the checkout. */
  checked: boolean;
  /** Whether an edit has not been confirmed yet. */
  pending: boolean;
  /** Why the latest edit was refused, as a sentence. */
  error: string | undefined;
  /** The stock, where the line has more pieces than there are; for a sentence of the app. */
  onlyLeft: number | undefined;
  /** The unit price when the line was added, where it has changed since. */
  priceChanged: { was: string; now: string } | undefined;
}

/** The edits of any line. The same functions for all lines. */
export interface CartLineCallbacks {
  /** Shows another quantity at once and sends it after a pause. */
  onQuantityChange(id: number, quantity: number): void;
  /** Sends the quantity without the pause. */
  onQuantityCommit(id: number): void;
  /** Selects the line for the checkout, or takes the selection back. */
  onCheckedChange(id: number, checked: boolean): void;
  /** Removes the line. */
  onRemove(id: number): void;
}

const callbacks = new WeakMap<CartStore, CartLineCallbacks>();

function callbacksOf(cart: CartStore): CartLineCallbacks {
  const known = callbacks.get(cart);
  if (known) return known;
  // The line shows the error of a refused edit, so that no promise is awaited.
  const created: CartLineCallbacks = {
    onQuantityChange: (id, quantity) => void cart.setQuantity(id, quantity),
    onQuantityCommit: (id) => cart.flush(id),
    onCheckedChange: (id, checked) => cart.check(id, checked),
    onRemove: (id) => void cart.remove(id),
  };
  callbacks.set(cart, created);
  return created;
}

const noPrice: Pick<Price, 'nowCents' | 'wasCents' | 'percentOff'> = { nowCents: 0 };

function useView(line: CartLineState): CartLineView;
function useView(line: CartLineState | undefined): CartLineView | undefined;
function useView(line: CartLineState | undefined): CartLineView | undefined {
  const { href, picture, formatMoney, errorText, locale } = useStorefront();
  const before = useNow();
  const now = useNow(line && nextDiscountEnd([line], before));
  // A tick for another product changes none of them, and keeps the view.
  const { nowCents, wasCents, percentOff } = (line && priceOfLine(line, now)) ?? noPrice;
  return useMemo(() => {
    if (!line) return undefined;
    const { priceWhenAdded, quantity, stock } = line;
    const unitPrice = priceView({ nowCents, wasCents, percentOff }, formatMoney, locale);
    const hasChanged = priceWhenAdded !== null && priceWhenAdded !== nowCents;
    return {
      id: line.id,
      name: line.storeName,
      href: href(productPath(line)),
      picture: picture(line.image, 'line'),
      attributes: attributesText(line.suk),
      unitPrice,
      lineTotal: formatMoney(nowCents * quantity),
      quantity,
      stock,
      checked: line.checked,
      pending: line.isPending,
      error: line.error && errorText(line.error),
      onlyLeft: stock > 0 && quantity > stock ? stock : undefined,
      priceChanged: hasChanged ? { was: formatMoney(priceWhenAdded), now: unitPrice.now } : undefined,
    };
  }, [line, nowCents, wasCents, percentOff, href, picture, formatMoney, errorText, locale]);
}

/**
 * A line of the cart as the props of its view, with its edits; `undefined` once it is gone. Renders when this line changes.
 * Leave a callback out of the view for what it should not offer.
 * @example const view = useCartLineView(lineId); return view && <CartLine {...view} />;
 */
export function useCartLineView(lineId: number): (CartLineView & CartLineCallbacks) | undefined {
  const edits = callbacksOf(useCartStore());
  const view = useView(useCartLine(lineId));
  return useMemo(() => view && { ...view, ...edits }, [view, edits]);
}

/** A line of `useUnavailableLines` as the props of its view, without edits. */
export function useUnavailableLineView(line: CartLineState): CartLineView {
  return useView(line);
}
