import { type Cents, freightOf } from '@promenade/storefront-hooks/domain';
import type { SoldItem } from '../repositories/sold-items.ts';
import { itemPrice } from './sold-items.ts';

/** A line of a checkout at its price of the moment. */
export interface QuoteLine {
  item: SoldItem;
  quantity: number;
  unitCents: Cents;
  /** The struck-through price, when there is one. */
  wasCents: Cents | null;
}

/** What one merchant ships and costs. */
export interface QuotePart {
  merchantId: number;
  merchantName: string;
  lines: QuoteLine[];
  quantity: number;
  goodsCents: Cents;
  freightCents: Cents;
}

/** What a checkout costs at a moment: sums of shown unit prices, and freight by merchant. */
export interface Quote {
  /** In the order in which the merchants first appear. */
  parts: QuotePart[];
  quantity: number;
  goodsCents: Cents;
  freightCents: Cents;
  payCents: Cents;
}

/** Prices what is wanted. The prices themselves come from the shop's one rule. */
export function quote(wanted: readonly { item: SoldItem; quantity: number }[], now: number): Quote {
  const byMerchant = new Map<number, QuoteLine[]>();
  for (const { item, quantity } of wanted) {
    const { nowCents, wasCents = null } = itemPrice(item, now);
    const lines = byMerchant.get(item.merchantId) ?? [];
    lines.push({ item, quantity, unitCents: nowCents, wasCents });
    byMerchant.set(item.merchantId, lines);
  }
  const parts = [...byMerchant.values()].map(partOf);
  const goodsCents = sum(parts, (part) => part.goodsCents);
  const freightCents = sum(parts, (part) => part.freightCents);
  const quantity = sum(parts, (part) => part.quantity);
  return { parts, quantity, goodsCents, freightCents, payCents: goodsCents + freightCents };
}

function partOf(lines: QuoteLine[]): QuotePart {
  const [first] = lines as [QuoteLine];
  return {
    merchantId: first.item.merchantId,
    merchantName: first.item.merchantName,
    lines,
    quantity: sum(lines, (line) => line.quantity),
    goodsCents: sum(lines, (line) => line.unitCents * line.quantity),
    freightCents: freightOf(
      lines.map(({ item, quantity, unitCents }) => ({
        unitCents,
        quantity,
        isShippingIncluded: item.isShippingIncluded,
      })),
    ),
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
