import type { Db } from '@promenade/reference-api/db/index.ts';
import { MEDIA_ROOT } from '@promenade/reference-api/media/urls.ts';
import { categoryTree } from '@promenade/reference-api/repositories/categories.ts';
import { merchantCards } from '@promenade/reference-api/repositories/merchants.ts';
import { indexProducts } from '@promenade/reference-api/repositories/products.ts';
import type { Shop } from '@promenade/reference-api/repositories/shops.ts';
import { homeIndex } from '@promenade/reference-api/repositories/stores.ts';

/** Widths that browsers choose at a device pixel ratio of 1 and of 2, on pages that show such a picture. */
const HERO_WIDTHS = [640, 960, 1280];
const CARD_WIDTHS = [320, 480, 640];
const SMALL_WIDTHS = [160, 320];

/** Merchants and new products on the home page. */
const HOME_MERCHANTS = 6;
const PAGE_SIZE = 50;
/** The first pages of a shop's list. Pictures of later pages are drawn on request. */
const PAGES = 6;

/** Addresses of the pictures that the home page and the first lists of a shop show, as AVIF, in this order. */
export async function firstPictures(db: Db, shop: Shop, now: number): Promise<readonly string[]> {
  const scope = { storeId: shop.id, languages: shop.languages, now, limit: PAGE_SIZE };
  const [banner] = (await homeIndex(db, shop, shop.languages)).banner;
  const categories = await categoryTree(db, scope);
  const merchants = await merchantCards(db, { ...scope, page: 1, limit: HOME_MERCHANTS });
  const addresses = [
    ...inWidths(banner?.pic, HERO_WIDTHS),
    ...categories.flatMap(({ icon }) => inWidths(icon, SMALL_WIDTHS)),
  ];
  const things = merchants.list.flatMap(({ proList }) => proList);
  for (let page = 1; page <= PAGES; page++) {
    const { list, pages } = await indexProducts(db, { ...scope, page });
    addresses.push(...list.flatMap(({ image }) => inWidths(image, CARD_WIDTHS)));
    if (page === 1) addresses.push(...things.flatMap(({ image }) => inWidths(image, SMALL_WIDTHS)));
    if (page >= pages) break;
  }
  return [...new Set(addresses)];
}

/** Nothing of a picture that this process does not make itself. */
const inWidths = (url: string | null | undefined, widths: readonly number[]): string[] =>
  url?.startsWith(`${MEDIA_ROOT}/`) ? widths.map((width) => `${url}?w=${width}&f=avif`) : [];
