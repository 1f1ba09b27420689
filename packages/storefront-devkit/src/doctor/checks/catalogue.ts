import type { Page, ProductCard, ProductDetail } from '@promenade/storefront-sdk/contract';
import { contract, type EndpointId } from '@promenade/storefront-sdk/contract';
import { about, type Finding } from '../finding.ts';
import type { Probe } from '../probe.ts';
import type { Target } from '../target.ts';

const { note, good } = about('Pictures');

const PRODUCTS = 10;

const aliasOf = (id: EndpointId) => contract[id].input.aliases?.[0]?.path;

/** The products that the other checks use, from the path of the contract or its alias. */
export interface Catalogue {
  list: Probe<Page<ProductCard>>;
  /** The path of the list, if it differs from the contract. */
  alias?: string;
}

export async function catalogueOf(target: Target): Promise<Catalogue> {
  const parts = { query: { limit: PRODUCTS } };
  const list = await target.call('products.list', parts);
  const path = aliasOf('products.list');
  if (list.kind !== 'refused' || !path) return { list };
  const other = await target.call('products.list', parts, { path });
  return other.kind === 'answered' ? { list: other, alias: path } : { list };
}

/** The products of a list; none if it could not be read. */
export const cardsOf = ({ list }: Catalogue): ProductCard[] => (list.kind === 'answered' ? list.value.list : []);

/** A product in full, by either of its paths. */
export async function detailOf(target: Target, { uniqueKey, slug, id }: ProductCard): Promise<Probe<ProductDetail>> {
  const path = aliasOf('products.detail');
  const detail = uniqueKey && slug ? await target.call('products.detail', { path: { uniqueKey, slug } }) : undefined;
  if (detail && (detail.kind !== 'refused' || !path)) return detail;
  return target.call('products.detail', { path: { id } }, { ...(path && { path }) });
}

/** Whether pictures come with whole addresses. */
export function pictures(target: Target, catalogue: Catalogue): Finding[] {
  const image = cardsOf(catalogue).find((card) => card.image)?.image;
  if (!image) return [];
  if (/^(https?:)?\/\//.test(image)) return [good(`Pictures have absolute addresses, such as ${image}.`)];
  return [
    note(
      `Pictures have paths without a host, such as ${image}.`,
      target.origin
        ? 'Pages of another origin look for them at their own host.'
        : 'They load on pages of the same origin only.',
      'Put the address of the backend, or what store.imageDomain returns, before them (`pictures` of the hooks).',
    ),
  ];
}
