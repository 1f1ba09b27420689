import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE, REVIEW_PAGE_SIZE } from './constants.ts';
import { clampQuantity } from './quantity.ts';
import { callback, logout, register, signIn } from './store-paths.ts';

/** The `data-pm-` attributes of an element, by name without this prefix. */
export type HookAttributes = Readonly<Record<string, string>>;

/** Maximum page size of a product list. */
export const TEMPLATE_LIMIT_MAX = 50;
/** Maximum number of ids in a product list. */
export const TEMPLATE_IDS_MAX = 100;
const ID_MAX = 2_147_483_647;
const WORDS_MAX_LENGTH = 100;
/** Quantity limit for forms, which don't know the stock. The backend rejects quantities above the stock. */
const QUANTITY_MAX = 999;

/** A list in a store owner's page. */
export type TemplateList = {
  /** Page size. */
  readonly limit: number;
} & (
  | { readonly kind: 'index' }
  | { readonly kind: 'collection'; readonly id: number }
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'search'; readonly keyword: string }
  | { readonly kind: 'reviews'; readonly productId: number }
);

function parseId(text: string | undefined): number | undefined {
  const id = /^\s*\d{1,10}\s*$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= ID_MAX ? id : undefined;
}

function parseLimit(text: string | undefined, usual: number, most: number): number {
  return Math.min(parseId(text) ?? usual, most);
}

/** The ids in a comma-separated text, each once, without invalid ones. */
function parseIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, TEMPLATE_IDS_MAX);
}

/** The list that an element's attributes describe; `undefined` if they are incomplete. Values are untrusted input. */
export function parseTemplateList(hooks: HookAttributes): TemplateList | undefined {
  if (hooks.reviews !== undefined) {
    const productId = parseId(hooks.reviews) ?? parseId(hooks.product);
    return productId === undefined
      ? undefined
      : { kind: 'reviews', productId, limit: parseLimit(hooks.limit, REVIEW_PAGE_SIZE, REVIEW_PAGE_SIZE) };
  }
  const limit = parseLimit(hooks.limit, PRODUCT_LIST_SIZE, TEMPLATE_LIMIT_MAX);
  switch (hooks.products?.trim()) {
    case '':
    case 'index':
      return { kind: 'index', limit };
    case 'collection': {
      const id = parseId(hooks.collection);
      return id === undefined ? undefined : { kind: 'collection', id, limit };
    }
    case 'ids': {
      const ids = parseIds(hooks.ids);
      return ids.length === 0 ? undefined : { kind: 'ids', ids, limit };
    }
    case 'search': {
      const keyword = (hooks.keyword ?? '').trim().slice(0, WORDS_MAX_LENGTH);
      return keyword === '' ? undefined : { kind: 'search', keyword, limit };
    }
    default:
      return undefined;
  }
}

/** A loaded page of a list. */
interface ListedPage {
  readonly list: readonly unknown[];
  readonly pageNum: number;
  readonly pages: number;
}

/** Number of the next page to load; `undefined` after the last page. */
export type TemplatePosition = number | undefined;

/** The first page of a list. */
export const TEMPLATE_START: TemplatePosition = LIST_FIRST_PAGE;

/**
 * The page to load after the page `read`. An empty page ends the list too, because lists may become shorter between two
 * requests.
 */
export function nextTemplatePosition(read: number, { list, pages }: ListedPage): TemplatePosition {
  return list.length === 0 || read >= pages ? undefined : read + 1;
}

/** The item that a form in a store owner's page buys or adds to the cart. */
export interface TemplatePurchase {
  /** Id of the product. */
  readonly productId: number;
  /** The attribute values of the variant, joined by commas; empty for a product with a single variant. */
  readonly sku: string;
  /** Number of units. */
  readonly quantity: number;
}

/** The item that a form's attributes and fields describe; `undefined` without a product. Values are untrusted input. */
export function parseTemplatePurchase(hooks: HookAttributes, fields: HookAttributes): TemplatePurchase | undefined {
  const productId = parseId(hooks.product) ?? parseId(hooks.buy);
  if (productId === undefined) return undefined;
  const sku = (fields.sku ?? hooks.sku ?? '').trim();
  const quantity = clampQuantity(fields.quantity ?? hooks.quantity ?? '1', QUANTITY_MAX);
  return { productId, sku, quantity };
}

/** Paths of pages on which shoppers pay, sign in or enter a password, including all pages below them. */
const withoutOwnerPages = [
  '/order',
  callback,
  '/middlewares',
  '/users/registration',
  signIn,
  register,
  '/forgotten-password',
  logout,
];

/**
 * Whether pages of the store owner may be shown at a path without language prefix: not on pages where shoppers pay or sign in.
 */
export function allowsOwnerPages(pathname: string): boolean {
  return !withoutOwnerPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
