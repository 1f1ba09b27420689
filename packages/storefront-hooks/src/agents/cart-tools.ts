import type { CartLineState, CartStore } from '../cart/cart-types.ts';
import type { AgentInput } from './model-context.ts';

/** A change that a tool has made in the cart. */
export interface CartChange {
  /** Name of the first product that was added, changed or removed. */
  readonly product: string;
  /** Quantity added; negative for removed ones. */
  readonly quantity: number;
  /** Reverts the tool's change, except for lines that the shopper has changed since. */
  undo(): Promise<void>;
}

const linesOf = (cart: CartStore): ReadonlyMap<number, CartLineState> =>
  new Map(cart.views().flatMap(({ cartInfoList }) => cartInfoList.map((line) => [line.id, line])));

/** Untrusted input from an agent as a list. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Edits of the page's cart, by the call that they replace. */
const edits: Readonly<Record<string, (cart: CartStore, input: AgentInput) => Promise<void>>> = {
  'cart.save': (cart, { items }) =>
    cart.add(
      listOf(items).map((item) => {
        const { productId, productAttrUnique, cartNum } = Object(item) as Record<string, number>;
        return { productId: Number(productId), attrId: Number(productAttrUnique), quantity: Number(cartNum) };
      }),
    ),
  'cart.setQuantity': async (cart, { id, number }) => {
    const set = cart.setQuantity(Number(id), Number(number));
    cart.flush(Number(id));
    await set;
  },
  'cart.remove': (cart, { ids }) => cart.remove(listOf(ids).map(Number)),
};

/** Reads the cart of the page while `work` runs. */
export async function withCart<Result>(cart: CartStore, work: () => Promise<Result>): Promise<Result> {
  const release = cart.retainLines();
  try {
    await cart.settle();
    return await work();
  } finally {
    release();
  }
}

/** Applies one of the cart's calls to the cart of the page. Resolves to undefined if nothing has changed. */
export function changeCart(cart: CartStore, call: string, input: AgentInput): Promise<CartChange | undefined> {
  return withCart(cart, async () => {
    const before = linesOf(cart);
    await edits[call]?.(cart, input);
    await cart.settle();
    const after = linesOf(cart);
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (id) => before.get(id)?.quantity !== after.get(id)?.quantity,
    );
    const quantityOf = (lines: typeof before, id: number) => lines.get(id)?.quantity ?? 0;
    const first = changed[0];
    if (first === undefined) return undefined;
    return {
      product: (after.get(first) ?? before.get(first))?.storeName ?? '',
      quantity: changed.reduce((sum, id) => sum + quantityOf(after, id) - quantityOf(before, id), 0),
      undo: () =>
        withCart(cart, async () => {
          const untouched = changed.filter((id) => cart.line(id)?.quantity === after.get(id)?.quantity);
          const added = untouched.filter((id) => !before.has(id));
          if (added.length > 0) await cart.remove(added);
          for (const id of untouched) {
            const line = before.get(id);
            if (line && after.has(id)) await cart.setQuantity(id, line.quantity);
          }
          const removed = untouched.flatMap((id) => (after.has(id) ? [] : (before.get(id) ?? [])));
          if (removed.length > 0) {
            await cart.add(removed.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity })));
          }
        }),
    };
  });
}
