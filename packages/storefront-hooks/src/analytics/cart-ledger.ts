import type { CartLine, InputOf } from '@promenade/storefront-sdk';
import type { AnalyticsItem } from './events.ts';
import { goods, itemOfCartLine } from './items.ts';
import { knownItem } from './known-items.ts';
import type { ObservedShop } from './observed-shop.ts';

interface Entry {
  line: CartLine;
  merchant: string;
  /** Pieces that the server confirmed. */
  pieces: number;
}

type Added = InputOf<'cart.save'>['body'][number] | InputOf<'cart.saveSku'>['body'][number];

/** Maximum number of lines; those not shown for the longest time are dropped. */
const ENTRIES_MAX = 200;

/**
 * Publishes what the writes of this page changed in the cart. Requests have ids and numbers only, so names and prices come from
 * the cart as it is shown, else from the rest of the screen. Changes of other tabs are published there.
 */
export function createCartLedger(shop: Pick<ObservedShop, 'cart' | 'screen' | 'track' | 'now'>) {
  const { cart, track, now } = shop;
  const entries = new Map<number, Entry>();

  function update(): void {
    for (const { merName, cartInfoList } of cart.views()) {
      for (const line of cartInfoList) {
        const confirmed = line.isPending ? (entries.get(line.id)?.pieces ?? line.cartNum) : line.quantity;
        entries.delete(line.id);
        entries.set(line.id, { line, merchant: merName, pieces: confirmed });
      }
    }
    for (const id of [...entries.keys()].slice(0, -ENTRIES_MAX)) entries.delete(id);
  }
  const itemOf = ({ line, merchant }: Entry, quantity: number) =>
    itemOfCartLine(line, { merchant, quantity, now: now() });

  function itemAdded(added: Added): AnalyticsItem {
    const { productId, cartNum: quantity } = added;
    const isIt = ({ line }: Entry) =>
      'sku' in added ? line.productId === productId && line.suk === added.sku : line.attrId === added.productAttrUnique;
    const entry = [...entries.values()].find(isIt);
    if (entry) return itemOf(entry, quantity);
    const variant = 'sku' in added ? { sku: added.sku } : { attrId: added.productAttrUnique };
    return { ...knownItem(shop, productId, variant), quantity };
  }

  const stop = cart.subscribeLines(update);
  update();
  return {
    stop,
    added: (items: readonly Added[]) => track('cart_line_added', goods(items.map(itemAdded))),
    changed({ id, number }: InputOf<'cart.setQuantity'>['body']): void {
      const entry = entries.get(id);
      if (!entry) return;
      const more = number - entry.pieces;
      entry.pieces = number;
      if (more !== 0) {
        track(more > 0 ? 'cart_line_added' : 'cart_line_removed', goods([itemOf(entry, Math.abs(more))]));
      }
    },
    removed({ ids }: InputOf<'cart.remove'>['body']): void {
      const gone = ids.flatMap((id) => entries.get(id) ?? []);
      for (const id of ids) entries.delete(id);
      if (gone.length > 0) track('cart_line_removed', goods(gone.map((entry) => itemOf(entry, entry.pieces))));
    },
  };
}

/** Publishes the changes of a cart. */
export type CartLedger = ReturnType<typeof createCartLedger>;
