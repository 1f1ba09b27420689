import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk/contract';
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

/** Products by words, category and shown price; cheapest or dearest first where `priceOrder` says so. */
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
    .filter(({ product: { productInfo }, price }) => {
      const { storeName, cateId } = productInfo;
      const isFound = storeName.toLowerCase().includes(words) && (!category || cateId === category);
      return isFound && price >= min && price <= max;
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
