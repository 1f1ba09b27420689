import type { CartLine, InputOf } from '@promenade/storefront-sdk';
import type { AnalyticsItem } from './events.ts';
import { goods, itemOfCartLine } from './items.ts';
import { knownItem } from './known-items.ts';
import type { ObservedShop } from './observed-shop.ts';

interface Entry {
  line: CartLine;
  merchant: string;
  /** Quantity that the backend has confirmed. */
  quantity: number;
}

type Added = InputOf<'cart.save'>['body'][number] | InputOf<'cart.saveSku'>['body'][number];

/** Maximum number of lines. The lines that were shown longest ago are dropped. */
const ENTRIES_MAX = 200;

/**
 * Publishes the changes that this page's requests made to the cart. Requests only have ids and quantities, so names and prices
 * come from the shown cart, or from other data on the screen. Each tab publishes its own changes.
 */
export function createCartLedger(shop: Pick<ObservedShop, 'cart' | 'screen' | 'track' | 'now'>) {
  const { cart, track, now } = shop;
  const entries = new Map<number, Entry>();

  function update(): void {
    for (const { merName, cartInfoList } of cart.views()) {
      for (const line of cartInfoList) {
        const confirmed = line.isPending ? (entries.get(line.id)?.quantity ?? line.cartNum) : line.quantity;
        entries.delete(line.id);
        entries.set(line.id, { line, merchant: merName, quantity: confirmed });
      }
    }
    for (const id of [...entries.keys()].slice(0, -ENTRIES_MAX)) entries.delete(id);
  }
  const itemOf = ({ line, merchant }: Entry, quantity: number) =>
    itemOfCartLine(line, { merchant, quantity, now: now() });

  function itemAdded(added: Added): AnalyticsItem {
    const { productId, cartNum: quantity } = added;
    const isAdded = ({ line }: Entry) =>
      'sku' in added ? line.productId === productId && line.suk === added.sku : line.attrId === added.productAttrUnique;
    const entry = [...entries.values()].find(isAdded);
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
      const more = number - entry.quantity;
      entry.quantity = number;
      if (more !== 0) {
        track(more > 0 ? 'cart_line_added' : 'cart_line_removed', goods([itemOf(entry, Math.abs(more))]));
      }
    },
    removed({ ids }: InputOf<'cart.remove'>['body']): void {
      const removed = ids.flatMap((id) => entries.get(id) ?? []);
      for (const id of ids) entries.delete(id);
      if (removed.length > 0) track('cart_line_removed', goods(removed.map((entry) => itemOf(entry, entry.quantity))));
    },
  };
}

export type CartLedger = ReturnType<typeof createCartLedger>;
