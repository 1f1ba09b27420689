import type { Facet, Facets, ProductCard, ProductDetail } from '@promenade/storefront-sdk/contract';
import { aProductCard } from '../../fixtures/index.ts';
import type { MockHandlers, MockRequest } from '../../respond.ts';
import { badField, notFound } from '../refusals.ts';
import { accountOf, pageOf } from '../request.ts';
import type { Shop } from '../shop.ts';
import { merchantName, priceOfProduct, stockOf, variantBySku } from '../variants.ts';

export function cardOf({ productInfo, storePrice }: ProductDetail): ProductCard {
  const { id, slug, uniqueKey, storeName, image, price, discount, discountExpiry, rating, sales, ficti } = productInfo;
  const { isShippingIncluded, landingPage, listedOnStore, otPrice, stock, unitName, merId } = productInfo;
  return aProductCard({
    ...{ id, slug, uniqueKey, storeName, image, price, storePrice, discount, discountExpiry, rating, sales, ficti },
    ...{ isShippingIncluded, landingPage, listedOnStore, otPrice, stock, unitName, merId },
  });
}

/** The values that a product is found by, as in `Size.M`; those that are no attributes begin with a full stop. */
function facetKeysOf(product: ProductDetail, now: number): string[] {
  const { merId, rating, stock, isShippingIncluded, price } = product.productInfo;
  return [
    ...product.productAttr.flatMap(({ attrName, attrValues }) =>
      attrValues.split(',').map((value) => `${attrName}.${value}`),
    ),
    `.merchant.${merId}`,
    ...[2, 3, 4, 5].filter((stars) => rating >= stars).map((stars) => `.rating.${stars}`),
    ...(stock > 0 ? ['.stock.1'] : []),
    ...(isShippingIncluded ? ['.shipping.1'] : []),
    ...(priceOfProduct(product, now) < price ? ['.reduced.1'] : []),
  ];
}

const groupOfKey = (key: string) => key.slice(0, key.lastIndexOf('.'));

/** The values that a request narrows a list to, by group. */
function chosenIn(query: URLSearchParams): Map<string, string[]> {
  const listed = (name: string) => query.get(name)?.split(',') ?? [];
  const flag = (name: string, key: string) => (query.get(name) === 'true' ? [key] : []);
  const keys = [
    ...listed('attributes'),
    ...listed('merIds').map((id) => `.merchant.${id}`),
    ...listed('minRating').map((stars) => `.rating.${stars}`),
    ...flag('inStock', '.stock.1'),
    ...flag('freeShipping', '.shipping.1'),
    ...flag('reduced', '.reduced.1'),
  ];
  return Map.groupBy(keys, groupOfKey);
}

function isAmong(product: ProductDetail, chosen: ReadonlyMap<string, string[]>, now: number): boolean {
  const keys = facetKeysOf(product, now);
  return [...chosen.values()].every((any) => any.some((key) => keys.includes(key)));
}

const KINDS = { merchant: '.merchant', rating: '.rating', stock: '.stock', shipping: '.shipping', reduced: '.reduced' };

/** The facets of the requested list. The values of one facet are counted as if none of them was chosen. */
function facetsOf(shop: Shop, request: MockRequest): Facets {
  const now = shop.now();
  const wider = new URLSearchParams(request.query);
  for (const name of ['attributes', 'merIds', 'minRating', 'inStock', 'freeShipping', 'reduced']) wider.delete(name);
  const ids = new Set(searched(shop.products, wider, now).map(({ id }) => id));
  const products = shop.products.filter(({ productInfo }) => ids.has(productInfo.id));
  const chosen = chosenIn(request.query);
  const anyPrice = new URLSearchParams(request.query);
  for (const name of ['minPrice', 'maxPrice']) anyPrice.delete(name);
  const priced = new Set(searched(shop.products, anyPrice, now).map(({ id }) => id));
  const prices = shop.products
    .filter(({ productInfo }) => priced.has(productInfo.id))
    .map((product) => priceOfProduct(product, now));
  const groups = Map.groupBy(new Set(products.flatMap((product) => facetKeysOf(product, now))), groupOfKey);
  const list = [...groups].map(([group, keys]): Facet => {
    const others = new Map([...chosen].filter(([name]) => name !== group));
    const left = products
      .filter((product) => isAmong(product, others, now))
      .map((product) => facetKeysOf(product, now));
    const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((each) => KINDS[each] === group);
    const ownValue = (key: string) => key.slice(group.length + 1);
    const labelOf = (key: string) =>
      kind === 'merchant' ? merchantName(shop, Number(ownValue(key))) : kind === undefined ? ownValue(key) : '';
    return {
      kind: kind ?? 'attribute',
      name: kind === undefined ? group : '',
      isAbout: false,
      values: keys.map((key) => ({
        value: kind === undefined ? key : ownValue(key),
        label: labelOf(key),
        count: left.filter((all) => all.includes(key)).length,
      })),
    };
  });
  return {
    total: searched(shop.products, request.query, now).length,
    isAbout: false,
    lowest: prices.length > 0 ? Math.min(...prices) : null,
    highest: prices.length > 0 ? Math.max(...prices) : null,
    list,
  };
}

/** Products by words, category, filters and shown price; sorted by price if `priceOrder` is set. */
export function searched(products: readonly ProductDetail[], query: URLSearchParams, now: number): ProductCard[] {
  const words = (query.get('keyword') ?? '').toLowerCase();
  const category = Number(query.get('cid'));
  const order = query.get('priceOrder');
  const cents = (name: string, fallback: number) =>
    query.has(name) ? Math.round(Number(query.get(name)) * 100) : fallback;
  const min = cents('minPrice', 0);
  const max = cents('maxPrice', Number.POSITIVE_INFINITY);
  const found = products
    .map((product) => ({ product, price: priceOfProduct(product, now) }))
    .filter(({ product, price }) => {
      const { storeName, cateId } = product.productInfo;
      const isFound = storeName.toLowerCase().includes(words) && (!category || cateId === category);
      return isFound && price >= min && price <= max && isAmong(product, chosenIn(query), now);
    });
  if (order) found.sort((a, b) => (order === 'asc' ? a.price - b.price : b.price - a.price));
  return found.map(({ product }) => cardOf(product));
}

/** Shop, categories, and products in lists and in full. */
export function catalogueHandlers(shop: Shop): MockHandlers {
  const cards = (isWanted: (product: ProductDetail) => boolean = () => true) =>
    shop.products.filter(isWanted).map(cardOf);
  const detail = (request: MockRequest, isWanted: (product: ProductDetail) => boolean) => {
    const product = shop.products.find(isWanted);
    if (!product) throw notFound();
    const { id, merId } = product.productInfo;
    const account = accountOf(shop, request);
    return {
      ...product,
      merchantInfo: {
        ...product.merchantInfo,
        name: merchantName(shop, merId),
        isCollect: account?.follows.some((follow) => follow.id === merId) ?? false,
      },
      userCollect: account?.wishlist.some(({ productId }) => productId === id) ?? false,
    };
  };
  return {
    'store.details': () => shop.store,
    // Pictures of the shop are absolute paths already.
    'store.imageDomain': () => '',
    'categories.tree': () => shop.categories,
    'search.products': (request) => pageOf(searched(shop.products, request.query, shop.now()), request),
    'search.facets': (request) => facetsOf(shop, request),
    'products.list': (request) => pageOf(cards(), request),
    'products.byCollection': (request) =>
      pageOf(
        cards(({ productInfo }) => productInfo.cateId === Number(request.path.collectionId)),
        request,
      ),
    'products.byIds': (request) => {
      const ids = `${request.query.get('ids')}`.split(',').map(Number);
      const inOrder = cards(({ productInfo }) => ids.includes(productInfo.id));
      return pageOf(
        inOrder.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
        request,
      );
    },
    'products.detail': (request) =>
      detail(request, ({ productInfo }) => productInfo.uniqueKey === request.path.uniqueKey),
    'products.detailBySlug': (request) => detail(request, ({ productInfo }) => productInfo.slug === request.path.slug),
    'products.preview': (request) =>
      detail(request, ({ productInfo }) => productInfo.uniqueKey === request.path.uniqueKey),
    'products.leaderboard': () =>
      cards()
        .map((card) => ({ ...card, sales: card.sales + card.ficti, ficti: 0 }))
        .sort((a, b) => b.sales - a.sales),
    'products.skuDetail': ({ path }) => {
      const product = shop.products.find(({ productInfo }) => productInfo.id === Number(path.id));
      if (!product) throw notFound();
      const { productAttr, productValue } = product;
      return { productAttr, productValue };
    },
    'products.alertInStock': (request) => {
      const { productId, attrId, email: given } = request.body;
      const variant = variantBySku(shop, attrId, productId);
      if (!variant) throw notFound();
      if (stockOf(variant) > 0) throw badField('attrId', 'This is available already');
      const user = accountOf(shop, request)?.user;
      const email = given ?? user?.email;
      if (!email) throw badField('email', 'This field is required');
      const confirmed = user?.emailProven === true && user.email?.toLowerCase() === `${email}`.toLowerCase();
      shop.stockAlerts.push({ skuId: attrId, email, confirmed });
      return { confirmed };
    },
  };
}
