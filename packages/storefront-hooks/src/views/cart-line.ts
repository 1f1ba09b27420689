import type { CartLine } from '@promenade/storefront-sdk';
import type { CartLineState } from '../cart/cart-types.ts';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { priceOfLine } from '../domain/totals.ts';
import { attributesText } from '../domain/variant.ts';
import { type PriceView, priceText } from './price.ts';

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

/** A line of the cart as the props of its view: of `cart.line(id)` with pending edits, or as the backend sends it. */
export function cartLineView(line: CartLine & Partial<CartLineState>, shop: Presentation, now: number): CartLineView {
  const { priceWhenAdded, quantity = line.cartNum, stock, checked = true, isPending = false, error } = line;
  const { href, picture, formatMoney, errorText } = shop;
  const price = priceOfLine(line, now);
  const unitPrice = priceText(price, shop);
  const hasChanged = priceWhenAdded !== null && priceWhenAdded !== price.nowCents;
  return {
    id: line.id,
    name: line.storeName,
    href: href(productPath(line)),
    picture: picture(line.image, 'line'),
    attributes: attributesText(line.suk),
    unitPrice,
    lineTotal: formatMoney(price.nowCents * quantity),
    quantity,
    stock,
    checked,
    pending: isPending,
    error: error && errorText(error),
    onlyLeft: stock > 0 && quantity > stock ? stock : undefined,
    priceChanged: hasChanged ? { was: formatMoney(priceWhenAdded), now: unitPrice.now } : undefined,
  };
}
