import type { CartLine } from '@promenade/storefront-sdk';
import type { CartLineState } from '../cart/cart-types.ts';
import type { PictureView } from '../context/pictures.ts';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { priceOfLine } from '../domain/totals.ts';
import { attributesText } from '../domain/variant.ts';
import { type PriceView, priceText } from './price.ts';

/** A line of the cart as the props of `<CartLine>`. */
export interface CartLineView {
  /** Id of the line. */
  id: number;
  /** Name of the product. */
  name: string;
  /** Link to the product's page. */
  href: string;
  /** Picture of the variant; `undefined` if the variant has none. */
  picture: PictureView | undefined;
  /** The chosen values: `Sand, 42`; `undefined` for a product without variants. */
  attributes: string | undefined;
  /** Unit price; it changes when a discount ends. */
  unitPrice: PriceView;
  /** Unit price times quantity, as text. */
  lineTotal: string;
  /** Quantity, including pending edits. */
  quantity: number;
  /** Quantity in stock; 0 when the variant is sold out. */
  stock: number;
  /** Whether the line is selected for the checkout. */
  checked: boolean;
  /** Whether an edit has not been confirmed yet. */
  unconfirmed: boolean;
  /** Why the latest edit was refused, as a sentence. */
  error: string | undefined;
  /** Quantity in stock, if the line's quantity exceeds it; for a message such as “Only 2 left”. */
  onlyLeft: number | undefined;
  /** Unit price when the line was added and now, if it has changed since. */
  priceChanged: { was: string; now: string } | undefined;
}

/** A line of the cart as the props of its view. Pass `cart.line(id)`, which includes pending edits, or a line from the backend. */
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
    unconfirmed: isPending,
    error: error && errorText(error),
    onlyLeft: stock > 0 && quantity > stock ? stock : undefined,
    priceChanged: hasChanged ? { was: formatMoney(priceWhenAdded), now: unitPrice.now } : undefined,
  };
}
