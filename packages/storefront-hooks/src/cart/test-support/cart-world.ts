import { type CartGroup, type CartLine, type Client, StorefrontError } from '@promenade/storefront-sdk';
import { memoryGuestId } from '../../testing/test-provider.tsx';
import { createTestSession } from '../../testing/test-session.ts';
import type { CartRules } from '../cart-rules.ts';
import { type CartStore, createCartStore } from '../cart-store.ts';

/** What becomes of one request. `lost`: carried out, but the answer never came. `twice`: the network repeats it. */
export interface Fate {
  thereMs: number;
  backMs: number;
  outcome: 'answered' | 'refused' | 'lost' | 'twice';
}

export const STOCK = 20;

export function cartLine(id: number, cartNum: number, merId = 1): CartLine {
  return {
    id,
    uniqueKey: `line-${id}`,
    cartNum,
    stock: STOCK,
    price: 1_000,
    storePrice: null,
    discount: null,
    discountExpiry: null,
    variantPrice: [],
    storeName: `Product ${id}`,
    image: '',
    suk: 'Red,M',
    attrId: 100 + id,
    slug: `product-${id}`,
    landingPage: false,
    listedOnStore: true,
    productUniqueKey: `p${id}`,
    checked: true,
    productAttr: { stock: STOCK },
    productId: 10 * merId,
    productAttrUnique: `${100 + id}`,
    attrStatus: true,
    isShippingIncluded: false,
    priceWhenAdded: null,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const failure = (kind: 'invalid' | 'network', endpoint: string) =>
  new StorefrontError({ kind, code: kind === 'invalid' ? 400 : 0, endpoint });

/** A backend with one cart, behind a network with a will of its own. */
export class CartWorld {
  readonly lines = new Map<number, CartLine>();
  /** Writes that reached the server, in their order. */
  readonly writes: string[] = [];
  reads = 0;
  #fates: Fate[];
  #nextId: number;

  constructor(quantities: readonly number[], fates: readonly Fate[] = []) {
    quantities.forEach((quantity, index) => {
      this.lines.set(index + 1, cartLine(index + 1, quantity));
    });
    this.#nextId = quantities.length + 1;
    this.#fates = [...fates];
  }

  get quantities(): Record<number, number> {
    return Object.fromEntries([...this.lines.values()].map((line) => [line.attrId, line.cartNum]));
  }

  readonly client: Client = {
    baseUrl: '',
    use: () => () => {},
    call: async (endpoint, input) => {
      const fate = this.#fates.shift() ?? { thereMs: 20, backMs: 20, outcome: 'answered' };
      const isRead = endpoint.method === 'GET';
      await pause(fate.thereMs);
      if (fate.outcome === 'refused') {
        await pause(fate.backMs);
        throw failure(isRead ? 'network' : 'invalid', endpoint.id);
      }
      const body = (input as { body?: unknown }).body;
      const answer = isRead ? this.#read() : this.#write(endpoint.id, body);
      await pause(fate.backMs);
      if (fate.outcome === 'twice' && endpoint.id === 'cart.num') this.#write(endpoint.id, body);
      if (fate.outcome === 'lost') throw failure('network', endpoint.id);
      if (answer instanceof StorefrontError) throw answer;
      return answer as never;
    },
  };

  #read(): CartGroup[] {
    this.reads += 1;
    const cartInfoList = [...this.lines.values()].map((line) => ({ ...line }));
    return cartInfoList.length > 0 ? [{ merId: 1, merName: 'One', cartInfoList }] : [];
  }

  #write(call: string, body: unknown): null | StorefrontError {
    this.writes.push(`${call} ${JSON.stringify(body)}`);
    if (call === 'cart.num') {
      const { id, number } = body as { id: number; number: number };
      const line = this.lines.get(id);
      if (!line) return failure('invalid', call);
      line.cartNum = number;
    } else if (call === 'cart.delete') {
      for (const id of (body as { ids: number[] }).ids) this.lines.delete(id);
    } else if (call === 'cart.save') {
      for (const { productAttrUnique, cartNum } of body as { productAttrUnique: number; cartNum: number }[]) {
        const known = [...this.lines.values()].find((line) => line.attrId === productAttrUnique);
        if ((known?.cartNum ?? 0) + cartNum > STOCK) return failure('invalid', call);
        if (known) known.cartNum += cartNum;
        else {
          const id = this.#nextId++;
          this.lines.set(id, { ...cartLine(id, cartNum), attrId: productAttrUnique });
        }
      }
    }
    return null;
  }

  /** A browser tab with this cart on the screen. */
  open(rules?: CartRules): CartStore {
    return createCartStore({
      client: this.client,
      storeId: 1,
      session: createTestSession('anonymous'),
      guestId: memoryGuestId('0123456789abcdef0123456789abcdef'),
      ...(rules && { rules }),
    });
  }
}

/** What a tab shows: quantity by variant. */
export function shownIn(tab: CartStore): Record<number, number> {
  const lines = tab.views().flatMap((group) => group.cartInfoList);
  return Object.fromEntries(lines.map((line) => [line.attrId, line.quantity]));
}
