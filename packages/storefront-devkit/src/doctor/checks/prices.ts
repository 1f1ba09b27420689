import { recordOf } from '../../reply-form.ts';
import { about, type Finding } from '../finding.ts';
import type { Target } from '../target.ts';
import { type Catalogue, cardsOf, detailOf } from './catalogue.ts';

const { problem, warning } = about('Prices');

const FORM = 'Send amounts as decimal text, "49.00".';

/** Whether prices are sent in cents, which clients take for whole dollars: in one of two calls, or as whole numbers everywhere. */
export async function prices(target: Target, catalogue: Catalogue): Promise<Finding[]> {
  const { list } = catalogue;
  const [card] = cardsOf(catalogue);
  if (!card || list.kind !== 'answered') return [];
  const listed = recordsIn(list.data).map(({ price }) => price);
  const price = recordsIn(list.data).find(({ id }) => Number(id) === card.id)?.price;
  const detail = await detailOf(target, card);
  const info = detail.kind === 'answered' ? recordOf(recordOf(detail.data)?.productInfo) : undefined;
  const ratio = Number(price) / Number(info?.price);
  if (ratio === 100 || ratio === 0.01) {
    const cents = ratio === 100 ? 'products.list' : 'products.detail';
    return [
      problem(
        `Prices in ${cents} are in cents: ${card.storeName} has ${price} in products.list and ${info?.price} in products.detail.`,
        'Shoppers see a hundred times the price.',
        FORM,
      ),
    ];
  }
  if (!listed.every(Number.isInteger)) return [];
  return [
    warning(
      `Prices are whole numbers: ${card.storeName} has ${price}, which is read as ${price}.00. Are they cents?`,
      'If so, shoppers see a hundred times the price.',
      FORM,
    ),
  ];
}

/** The products on the wire. */
function recordsIn(data: unknown): Readonly<Record<string, unknown>>[] {
  const list = recordOf(data)?.list;
  return Array.isArray(list) ? list.map(recordOf).filter((item) => item !== undefined) : [];
}
