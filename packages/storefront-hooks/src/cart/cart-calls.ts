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
  type Endpoint,
  isStorefrontError,
} from '@promenade/storefront-sdk';
import { QUICK_ADD_QUANTITY } from '../domain/constants.ts';
import { KEEPALIVE } from '../writes/keepalive.ts';
import type { CartOwner, OwnerTracker } from './cart-owner.ts';
import { abortedEdit, type CartIntent } from './cart-types.ts';

/** The most ids that one call removes. */
const REMOVE_LIMIT = 200;

/**
 * `cart.merge` without the count that it returns, which nobody needs: the cart is read afterwards. A confirmed merge whose count
 * cannot be read would be sent again at each focus.
 */
const mergeWithoutCount: Endpoint = { ...cartMerge, response: () => true };

/** The calls of a cart. They take the owner of the cart, because the session may have changed since the edit. */
export function createCartCalls(client: Client, storeId: number, owners: OwnerTracker) {
  // If a request had an account's credentials, the backend would use the account's cart.
  const guestClient: Client = {
    ...client,
    call: (endpoint, input, options) => client.call({ ...endpoint, auth: 'guest' }, input, options),
  };
  const clientOf = ({ kind }: CartOwner) => (kind === 'guest' ? guestClient : client);
  const idOf = (owner: CartOwner) => (owner.kind === 'guest' ? { uuid: owner.uuid } : {});
  /** Requests for an account's cart need credentials: without them the backend would return a guest's cart. */
  const credentialsOf = ({ kind }: CartOwner): CallOptions => (kind === 'account' ? { auth: 'user' } : {});
  const list = (owner: CartOwner) =>
    cartList(clientOf(owner), { isValid: true, storeId, ...idOf(owner) }, credentialsOf(owner));

  async function removeLines(ids: readonly number[], owner: CartOwner, options: CallOptions): Promise<void> {
    for (let from = 0; from < ids.length; from += REMOVE_LIMIT) {
      const body = { ids: ids.slice(from, from + REMOVE_LIMIT), ...idOf(owner) };
      try {
        await cartRemove(clientOf(owner), body, options);
      } catch (cause) {
        // The lines were already removed, by another tab or by a request whose response was lost.
        if (!isStorefrontError(cause, 'not-found')) throw cause;
      }
    }
  }

  return {
    /** Loads the lines that can be bought. */
    list,
    /** Loads the total quantity. */
    async count(owner: CartOwner): Promise<number> {
      const query = { numType: true, type: 'sum', storeId, ...idOf(owner) } as const;
      return (await cartCount(clientOf(owner), query, credentialsOf(owner))).count;
    },
    /** Sends an intent. Rejects with kind `aborted` if its owner is an account that is no longer signed in. */
    async perform(intent: CartIntent, owner: CartOwner): Promise<void> {
      if (owner.kind === 'account' && !owners.isSignedIn(owner.subject)) throw abortedEdit();
      const sender = clientOf(owner);
      const guest = idOf(owner);
      const options: CallOptions = { ...KEEPALIVE, ...credentialsOf(owner) };
      const withKey = (idempotencyKey: string) => ({ ...options, idempotencyKey });
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
        if (byId.length > 0) await cartSave(sender, byId, withKey(intent.keys[0]));
        if (bySku.length > 0) await cartSaveSku(sender, bySku, withKey(intent.keys[1]));
      } else {
        const { lineId, productId, attrId, quantity } = intent.change;
        if (owner.kind === 'account') {
          await cartChangeVariant(sender, { id: lineId, num: quantity, productId, unique: attrId }, options);
          return;
        }
        const item = { productId, cartNum: quantity, productAttrUnique: attrId, storeId, ...guest };
        await cartSave(sender, [item], withKey(intent.key));
        await removeLines([lineId], owner, options);
      }
    },
    /** Moves the lines of the guest's cart into the account's cart. */
    async merge(uuid: string): Promise<void> {
      try {
        await client.call(mergeWithoutCount, { body: { uuid, storeId } });
      } catch (cause) {
        // Backends without this endpoint merge when a cart request has both the credentials and the guest's id.
        if (!isStorefrontError(cause, 'not-found')) throw cause;
        await cartList(client, { isValid: true, storeId, uuid }, { auth: 'user' });
      }
    },
  };
}

export type CartCalls = ReturnType<typeof createCartCalls>;
