import {
  type CallOptions,
  type Client,
  cartChangeVariant,
  cartCount,
  cartList,
  cartMerge,
  cartRemove,
  cartSave,
  cartSaveSku,
  cartSetQuantity,
  isStorefrontError,
} from '@promenade/storefront-sdk';
import { QUICK_ADD_QUANTITY } from '../domain/constants.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import type { CartOwner, OwnerTracker } from './cart-owner.ts';
import { abortedEdit, type CartIntent } from './cart-types.ts';

/** The most ids that one call removes. */
const REMOVE_LIMIT = 200;

/** The calls of a cart. Each names the owner whose cart it means, which may no longer be the session's. */
export function createCartCalls(client: Client, storeId: number, owners: OwnerTracker) {
  // With the credentials of an account the backend would mean the account's cart.
  const guestClient: Client = {
    ...client,
    call: (endpoint, input, options) => client.call({ ...endpoint, auth: 'guest' }, input, options),
  };
  const clientOf = ({ kind }: CartOwner) => (kind === 'guest' ? guestClient : client);
  const idOf = (owner: CartOwner) => (owner.kind === 'guest' ? { uuid: owner.uuid } : {});
  /** The account's cart is never requested without credentials: the answer would be a guest's. */
  const credentialsOf = ({ kind }: CartOwner): CallOptions => (kind === 'account' ? { auth: 'user' } : {});
  const list = (owner: CartOwner) =>
    cartList(clientOf(owner), { isValid: true, storeId, ...idOf(owner) }, credentialsOf(owner));

  async function removeLines(ids: readonly number[], owner: CartOwner, options: CallOptions): Promise<void> {
    for (let from = 0; from < ids.length; from += REMOVE_LIMIT) {
      const body = { ids: ids.slice(from, from + REMOVE_LIMIT), ...idOf(owner) };
      try {
        await cartRemove(clientOf(owner), body, options);
      } catch (cause) {
        // Lines that are gone were removed by another tab, or by a request whose response was lost.
        if (!isStorefrontError(cause, 'not-found')) throw cause;
      }
    }
  }

  return {
    /** The lines that can be bought. */
    list,
    /** Number of pieces. */
    async count(owner: CartOwner): Promise<number> {
      const query = { numType: true, type: 'sum', storeId, ...idOf(owner) } as const;
      return (await cartCount(clientOf(owner), query, credentialsOf(owner))).count;
    },
    /** Sends an intent. Rejects with kind `aborted` when the account it was made for is no longer signed in. */
    async perform(intent: CartIntent, owner: CartOwner): Promise<void> {
      if (owner.kind === 'account' && !owners.isSignedIn(owner.subject)) throw abortedEdit();
      const sender = clientOf(owner);
      const guest = idOf(owner);
      const options: CallOptions = { ...KEEPALIVE, ...credentialsOf(owner) };
      const keyed = (idempotencyKey: string) => ({ ...options, idempotencyKey });
      if (intent.kind === 'setQuantity') {
        await cartSetQuantity(sender, { id: intent.lineId, number: intent.quantity, ...guest }, options);
      } else if (intent.kind === 'remove') {
        await removeLines(intent.lineIds, owner, options);
      } else if (intent.kind === 'add') {
        const byId = intent.items.flatMap(({ productId, quantity: cartNum = QUICK_ADD_QUANTITY, ...item }) =>
          'attrId' in item ? { productId, cartNum, productAttrUnique: item.attrId, storeId, ...guest } : [],
        );
        const bySku = intent.items.flatMap(({ productId, quantity: cartNum = QUICK_ADD_QUANTITY, ...item }) =>
          'sku' in item ? { productId, cartNum, sku: item.sku, ...guest } : [],
        );
        if (byId.length > 0) await cartSave(sender, byId, keyed(intent.keys[0]));
        if (bySku.length > 0) await cartSaveSku(sender, bySku, keyed(intent.keys[1]));
      } else {
        const { lineId, productId, attrId, quantity } = intent.change;
        if (owner.kind === 'account') {
          await cartChangeVariant(sender, { id: lineId, num: quantity, productId, unique: attrId }, options);
          return;
        }
        const item = { productId, cartNum: quantity, productAttrUnique: attrId, storeId, ...guest };
        await cartSave(sender, [item], keyed(intent.key));
        await removeLines([lineId], owner, options);
      }
    },
    /** Moves the guest's cart into that of the account. */
    async merge(uuid: string): Promise<void> {
      try {
        await cartMerge(client, { uuid, storeId });
      } catch (cause) {
        // Backends without the call merge when a cart call carries both the credentials and the guest's id.
        if (!isStorefrontError(cause, 'not-found')) throw cause;
        await cartList(client, { isValid: true, storeId, uuid }, { auth: 'user' });
      }
    },
  };
}

export type CartCalls = ReturnType<typeof createCartCalls>;
