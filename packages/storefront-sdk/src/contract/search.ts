import { type Infer, int, list, object, page, text } from '../schema/schema.ts';
import { endpoint } from './endpoint.ts';
import { ProductCard } from './products.ts';

export const HotKeyword = object({
  /** Its id. */
  id: int,
  /** The word itself. */
  title: text,
});
/** A word that the shop suggests to search for. */
export interface HotKeyword extends Infer<typeof HotKeyword> {}

export const searchHotKeywords = endpoint(
  'search.hotKeywords',
  'GET',
  '/api/front/search/keyword',
  'guest',
  list(HotKeyword),
  { public: true },
);
export const searchProducts = endpoint(
  'search.products',
  'GET',
  '/api/front/product/list',
  'guest',
  page(ProductCard),
  { public: true },
);
