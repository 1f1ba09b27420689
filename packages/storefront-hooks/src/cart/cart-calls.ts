import {
  type CallOptions,
  type CartGroup,
  type Client,
  cartCount,
  cartRemove,
  cartSave,
  cartSaveSku,
  cartSetQuantity,
  isStorefrontError,
  randomKey,
} from '@promenade/storefront-sdk';
import type { Session } from '../auth/session-port.ts';
import type { GuestId, Identity } from '../context/identity.ts';
import { QUICK_ADD_QUANTITY } from '../domain/constants.ts';
import { cart as cartQuery } from '../query/catalog-queries.ts';

/** A variant of a product and how many of it. */
export interface CartItem {
  productId: number;
  /** Id of the variant: `ProductSku.id`, `CartLine.attrId`. */
  attrId: number;
  quantity: number;
}

/** What to put into the cart: a variant by its id, or by its values. */
export type CartAddition = {
  readonly productId: number;
  /** Pieces. @default 1 */
  readonly quantity?: number;
} & (
  | { readonly attrId: number }
  | {
      /** The values joined by commas, as `ProductSku.sku`; empty for a product without variants. */
      readonly sku: string;
    }
);

export interface CartCallsOptions {
  client: Client;
  storeId: number;
  session: Session;
  guestId: GuestId;
}

/** What a shopper did last must arrive, even where the page is closed at once. */
const outlive = { keepalive: true } as const;

/** The calls of a cart, each made as whoever the shopper is at that moment. */
export function createCartCalls({ client, storeId, session, guestId }: CartCallsOptions) {
  const identity = (): Identity | undefined => {
    const { state, shopper } = session.getSnapshot();
    if (shopper) return { kind: 'account', subject: shopper.subject };
    return state === 'unknown' ? undefined : { kind: 'guest', uuid: guestId.read() };
  };
  const owner = () => (identity()?.kind === 'guest' ? { uuid: guestId.ensure() } : {});
  /** The account's cart is never asked for without proof: a guest's answer would pass for it. */
  const proof = (): CallOptions => (identity()?.kind === 'account' ? { auth: 'user' } : {});
  const asWriter = (): CallOptions => ({ ...outlive, ...proof() });

  return {
    identity,
    /** The lines, or only the number of pieces; `undefined` while nobody knows whose cart it is. */
    async read(isListed: boolean): Promise<CartGroup[] | number | undefined> {
      const whose = identity();
      if (!whose) return undefined;
      const { uuid } = { uuid: undefined, ...whose };
      if (whose.kind === 'guest' && !uuid) return [];
      if (isListed) return cartQuery(whose, storeId).load(client, proof());
      const query = { numType: true, type: 'sum', storeId, ...(uuid && { uuid }) } as const;
      return (await cartCount(client, query, proof())).count;
    },
    setQuantity: (id: number, number: number) => cartSetQuantity(client, { id, number, ...owner() }, asWriter()),
    /** A line that is gone already has been taken out elsewhere, or by a request whose answer was lost. */
    async remove(id: number): Promise<void> {
      try {
        await cartRemove(client, { ids: [id], ...owner() }, asWriter());
      } catch (cause) {
        if (!isStorefrontError(cause, 'not-found')) throw cause;
      }
    },
    /** Answers what puts the items in. It may be called again after a lost answer and does it once all the same. */
    adding(items: readonly CartAddition[]): () => Promise<void> {
      const [byIdKey, bySkuKey] = [randomKey(), randomKey()];
      return async () => {
        const byId = items.flatMap(({ productId, quantity = QUICK_ADD_QUANTITY, ...item }) =>
          'attrId' in item ? { productId, cartNum: quantity, productAttrUnique: item.attrId, storeId, ...owner() } : [],
        );
        const bySku = items.flatMap(({ productId, quantity = QUICK_ADD_QUANTITY, ...item }) =>
          'sku' in item ? { productId, cartNum: quantity, sku: item.sku, ...owner() } : [],
        );
        if (byId.length > 0) await cartSave(client, byId, { ...asWriter(), idempotencyKey: byIdKey });
        if (bySku.length > 0) await cartSaveSku(client, bySku, { ...asWriter(), idempotencyKey: bySkuKey });
      };
    },
  };
}
