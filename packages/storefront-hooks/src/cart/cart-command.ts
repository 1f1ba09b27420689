/** A variant of a product and how many pieces of it. */
export interface CartItem {
  /** Id of the product. */
  productId: number;
  /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
  attrId: number;
  /** Pieces. */
  quantity: number;
}

/** What to add to the cart: a variant by its id, or by its values. */
export type CartAddition = {
  /** Id of the product. */
  readonly productId: number;
  /** Pieces. @default 1 */
  readonly quantity?: number;
} & (
  | {
      /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
      readonly attrId: number;
    }
  | {
      /** The values joined by commas, as `ProductSku.sku`; empty for a product without variants. */
      readonly sku: string;
    }
);

/** Another variant for a line, and how many pieces of it. */
export interface VariantChange extends CartItem {
  /** Id of the line that changes. */
  lineId: number;
}

/** A write of a cart as data, so that it can wait on the device. */
export type CartCommand = {
  /** Name of the product, to report an edit that is dropped. */
  readonly name?: string | undefined;
} & (
  | { readonly kind: 'setQuantity'; readonly lineId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineIds: readonly number[] }
  | {
      readonly kind: 'add';
      readonly items: readonly CartAddition[];
      /** Idempotency keys of the two calls, so that a repetition adds nothing. */
      readonly keys: readonly [byId: string, bySku: string];
    }
  | { readonly kind: 'changeVariant'; readonly change: VariantChange; readonly key: string }
);
