import type { StoreDetails } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { outcome, type Probe } from '../probe.ts';
import type { Target } from '../target.ts';
import { type Catalogue, cardsOf, detailOf } from './catalogue.ts';

const { note, good } = about('Idempotency');

const PRODUCTS_TRIED = 5;
const ENOUGH_STOCK = 3;

interface Variant {
  productId: number;
  id: number;
}

/**
 * Whether a repeated write under one `Idempotency-Key` is done once: adds an item to the cart of a new guest
 * twice under one key, counts the items, and empties the cart again.
 */
export async function idempotency(
  target: Target,
  details: Probe<StoreDetails>,
  catalogue: Catalogue,
): Promise<Finding[]> {
  const variant = await someVariant(target, catalogue);
  if (typeof variant === 'string') return unknown(variant);
  // Backends with one store overlook its id.
  const storeId = details.kind === 'answered' ? details.value.id : 1;
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const add = (cartNum: number) => {
    const body = [{ productId: variant.productId, productAttrUnique: variant.id, cartNum, storeId, uuid }];
    return target.call('cart.save', { body }, { headers });
  };
  try {
    for (let time = 0; time < 2; time++) {
      const saved = await add(1);
      if (saved.kind !== 'answered') return unknown(outcome(saved));
    }
    const count = await target.call('cart.count', { query: { numType: true, type: 'sum', storeId, uuid } });
    if (count.kind !== 'answered') return unknown(outcome(count));
    const pieces = count.value.count;
    if (pieces === 2) return [ignored];
    if (pieces !== 1) return unknown(`cart.count is ${pieces} after cart.save`);
    return [good(honoured), ...reuse(await add(2))];
  } finally {
    await empty(target, { storeId, uuid });
  }
}

const unknown = (why: string): Finding[] => [
  note(
    `Whether the backend honours Idempotency-Key could not be found out: ${why}.`,
    'Clients do not repeat writes unless they are told that it does.',
    'Ask its vendor, and set `idempotency` of the client accordingly.',
  ),
];

const honoured =
  "A write that was repeated under one Idempotency-Key was done once. Clients may set idempotency: 'honoured'.";
const ignored = note(
  'The backend ignores Idempotency-Key: a repeated write was done twice.',
  'A client that repeated a write whose response was lost could place an order twice.',
  "Leave `idempotency` of the client at 'unknown'; it then never repeats writes.",
);

function reuse(other: Probe): Finding[] {
  if (other.kind === 'silent' || (other.kind === 'refused' && other.code === 422)) return [];
  const code = other.kind === 'answered' ? 200 : other.code;
  return [
    note(
      `Another body under a used key returns ${code} instead of 422.`,
      'A client that reuses a key by mistake does not notice it.',
    ),
  ];
}

/** A variant in stock of one of the first products, or the reason for having none. */
async function someVariant(target: Target, catalogue: Catalogue): Promise<Variant | string> {
  const { list } = catalogue;
  if (list.kind !== 'answered') return outcome(list);
  let why = 'it lists no product in stock';
  for (const card of cardsOf(catalogue).slice(0, PRODUCTS_TRIED)) {
    const detail = await detailOf(target, card);
    if (detail.kind !== 'answered') {
      why = outcome(detail);
      continue;
    }
    const sku = Object.values(detail.value.productValue).find(({ stock }) => stock >= ENOUGH_STOCK);
    if (sku) return { productId: detail.value.productInfo.id, id: sku.id };
  }
  return why;
}

async function empty(target: Target, guest: { storeId: number; uuid: string }): Promise<void> {
  const cart = await target.call('cart.list', { query: { isValid: true, ...guest } });
  if (cart.kind !== 'answered') return;
  const ids = cart.value.flatMap(({ cartInfoList }) => cartInfoList.map(({ id }) => id));
  if (ids.length > 0) await target.call('cart.remove', { body: { ids, uuid: guest.uuid } });
}
