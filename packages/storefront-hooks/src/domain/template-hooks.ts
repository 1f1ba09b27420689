import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE, REVIEW_PAGE_SIZE } from './constants.ts';
import { clampQuantity } from './quantity.ts';

/** Names and values of data hooks on one element, without their prefix `data-pm-`. */
export type HookAttributes = Readonly<Record<string, string>>;

/** Most rows of a product list that are read at once. */
export const TEMPLATE_LIMIT_MAX = 50;
/** Most products that a list can name. */
export const TEMPLATE_IDS_MAX = 100;
const ID_MAX = 2_147_483_647;
const WORDS_MAX_LENGTH = 100;
/** A guess at the stock where an owner's form does not know it: the backend refuses what there is not. */
const QUANTITY_MAX = 999;

/** A list in a page of the store owner. */
export type TemplateList = {
  /** Rows of a page. */
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

/** The ids of a text, each once; what is no id is left out. */
function parseIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').flatMap((part) => parseId(part) ?? []);
  return [...new Set(ids)].slice(0, TEMPLATE_IDS_MAX);
}

/** The list that the hooks of an element describe; `undefined` where they are incomplete. Values are untrusted input. */
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

/** What a page of a list says about those that follow. */
interface ListedPage {
  readonly list: readonly unknown[];
  readonly pageNum: number;
  readonly pages: number;
}

/** Where a list is: the page to read next; `undefined` after the last. */
export type TemplatePosition = number | undefined;

/** Where a list begins. */
export const TEMPLATE_START: TemplatePosition = LIST_FIRST_PAGE;

/**
 * Where a list is after a page: one further, until the number of pages is reached. A page without rows ends it too, since
 * lists get shorter while they are read.
 */
export function nextTemplatePosition(read: number, { list, pages }: ListedPage): TemplatePosition {
  return list.length === 0 || read >= pages ? undefined : read + 1;
}

/** What a form of a store owner's page buys or adds to the cart. */
export interface TemplatePurchase {
  /** Id of the product. */
  readonly productId: number;
  /** The values of the variant, joined by commas; empty for a product without choice. */
  readonly sku: string;
  /** Pieces. */
  readonly quantity: number;
}

/** The purchase that a form describes by its hooks and fields; `undefined` where it names no product. Values are untrusted input. */
export function parseTemplatePurchase(hooks: HookAttributes, fields: HookAttributes): TemplatePurchase | undefined {
  const productId = parseId(hooks.product) ?? parseId(hooks.buy);
  if (productId === undefined) return undefined;
  const sku = (fields.sku ?? hooks.sku ?? '').trim();
  const quantity = clampQuantity(fields.quantity ?? hooks.quantity ?? '1', QUANTITY_MAX);
  return { productId, sku, quantity };
}

/** Pages on which shoppers pay, sign in or enter a password; all below them too. */
const withoutOwnerPages = [
  '/order',
  '/callback',
  '/middlewares',
  '/users/registration',
  '/sign-in',
  '/register',
  '/forgotten-password',
  '/logout',
];

/** Whether pages of the store owner may be shown at a path without language prefix: never where shoppers pay or sign in. */
export function allowsOwnerPages(pathname: string): boolean {
  return !withoutOwnerPages.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
