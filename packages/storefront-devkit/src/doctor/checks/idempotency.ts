import { contract } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import { type Answer, envelopeOf, type Target } from '../target.ts';

const { note, good } = about('Idempotency');

const PRODUCTS_TRIED = 5;

interface Variant {
  productId: number;
  id: number;
}

/**
 * Whether a repeated write under one `Idempotency-Key` is done once: adds a piece to the cart of a guest who does not exist,
 * twice under one key, counts the pieces, and empties the cart again.
 */
export async function idempotency(target: Target, details: Answer): Promise<Finding[]> {
  const unknown = (why: string) => [
    note(
      `Whether the backend honours Idempotency-Key could not be found out: ${why}.`,
      'Clients do not repeat writes unless they are told that it does.',
      'Ask its vendor, and set `idempotency` of the client accordingly.',
    ),
  ];
  const storeId = idIn(envelopeOf(details)?.data);
  const variant = await someVariant(target);
  if (storeId === undefined || !variant) return unknown('it lists no product in stock');
  const uuid = crypto.randomUUID().replaceAll('-', '');
  const guest = new URLSearchParams({ storeId: `${storeId}`, uuid });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const pieces = (cartNum: number) => [
    { productId: variant.productId, productAttrUnique: variant.id, cartNum, storeId, uuid },
  ];
  try {
    const { path } = contract['cart.save'];
    const first = await target.post(path, pieces(1), key);
    const second = await target.post(path, pieces(1), key);
    const codes = [first, second].map((answer) => envelopeOf(answer)?.code ?? answer.status);
    if (codes.some((code) => code !== 200)) return unknown(`cart.save answered ${codes.join(' and ')}`);
    const count = await countIn(target, guest);
    if (count === 2) return [ignored];
    if (count !== 1) return unknown(`cart.count is ${count ?? 'missing'} after cart.save`);
    const other = await target.post(path, pieces(2), key);
    return [good(honoured), ...reuse(envelopeOf(other)?.code ?? other.status)];
  } finally {
    await empty(target, guest, uuid);
  }
}

const honoured =
  "A write that was repeated under one Idempotency-Key was done once. Clients may set idempotency: 'honoured'.";
const ignored = note(
  'The backend ignores Idempotency-Key: a repeated write was done twice.',
  'A client that repeated a write whose response was lost could place an order twice.',
  "Leave `idempotency` of the client at 'unknown'; it then never repeats writes.",
);

function reuse(code: number): Finding[] {
  if (code === 422) return [];
  return [
    note(
      `Another body under a used key is answered ${code} instead of 422.`,
      'A client that reuses a key by mistake is not told.',
    ),
  ];
}

function idIn(data: unknown): number | undefined {
  const { id } = Object(data);
  return Number.isSafeInteger(Number(id)) && id !== null ? Number(id) : undefined;
}

/** A variant in stock of one of the first products. */
async function someVariant(target: Target): Promise<Variant | undefined> {
  const list = await dataOf(target, `${contract['products.list'].path}?limit=${PRODUCTS_TRIED}`);
  for (const { uniqueKey, slug } of listIn(list).slice(0, PRODUCTS_TRIED)) {
    if (!slug) continue;
    const path = contract['products.detail'].path
      .replace('{uniqueKey}', encodeURIComponent(`${uniqueKey}`))
      .replace('{slug}', encodeURIComponent(`${slug}`));
    const { productInfo, productValue } = Object(await dataOf(target, path));
    const sku = Object.values(Object(productValue))
      .map(Object)
      .find(({ stock }) => Number(stock) >= 3);
    const [productId, id] = [idIn(productInfo), idIn(sku)];
    if (productId !== undefined && id !== undefined) return { productId, id };
  }
  return undefined;
}

async function countIn(target: Target, guest: URLSearchParams): Promise<number | undefined> {
  const data = await dataOf(target, `${contract['cart.count'].path}?numType=true&type=sum&${guest}`);
  const { count } = Object(data);
  return count === undefined ? undefined : Number(count);
}

async function empty(target: Target, guest: URLSearchParams, uuid: string): Promise<void> {
  const groups = await dataOf(target, `${contract['cart.list'].path}?isValid=true&${guest}`);
  const ids = listIn(groups).flatMap(({ cartInfoList }) => listIn(cartInfoList).map(({ id }) => id));
  if (ids.length > 0) await target.post(contract['cart.remove'].path, { ids, uuid });
}

async function dataOf(target: Target, path: string): Promise<unknown> {
  const answer = envelopeOf(await target.ask(target.baseUrl + path));
  return answer?.code === 200 ? answer.data : undefined;
}

/** The items of a list or a page. */
function listIn(data: unknown): Record<string, unknown>[] {
  const list = Array.isArray(data) ? data : Object(data).list;
  return Array.isArray(list) ? list.map(Object) : [];
}
