import type { ProductCard, ProductDetail } from '../../contract/index.ts';
import { aProductCard } from '../fixtures/index.ts';
import type { MockAnswers, MockRequest } from '../respond.ts';
import { isSignedIn, missing, pageOf } from './request.ts';
import { merchantName } from './shelf.ts';
import type { Shop } from './shop.ts';

export function cardOf({ productInfo, storePrice }: ProductDetail): ProductCard {
  const { id, slug, uniqueKey, storeName, image, price, discount, discountExpiry, rating, sales, ficti } = productInfo;
  const { isShippingIncluded, landingPage, listedOnStore, otPrice, stock, unitName, merId } = productInfo;
  const facts = { id, slug, uniqueKey, storeName, image, price, discount, discountExpiry, rating, sales, ficti };
  return aProductCard({
    ...facts,
    ...{ isShippingIncluded, landingPage, listedOnStore, otPrice, stock, unitName, merId, storePrice },
  });
}

/** By words, category and price range; cheapest or dearest first where `priceOrder` says so. */
export function searched(products: readonly ProductDetail[], query: URLSearchParams): ProductCard[] {
  const words = (query.get('keyword') ?? '').toLowerCase();
  const category = Number(query.get('cid'));
  const order = query.get('priceOrder');
  const cents = (name: string, otherwise: number) =>
    query.has(name) ? Math.round(Number(query.get(name)) * 100) : otherwise;
  const least = cents('minPrice', 0);
  const most = cents('maxPrice', Number.POSITIVE_INFINITY);
  const found = products
    .filter(({ productInfo: { storeName } }) => storeName.toLowerCase().includes(words))
    .filter(({ productInfo: { cateId } }) => !category || cateId === category)
    .filter(({ productInfo: { price } }) => price >= least && price <= most)
    .map(cardOf);
  return order ? found.sort((a, b) => (order === 'asc' ? a.price - b.price : b.price - a.price)) : found;
}

/** Shop, categories, and products in lists and in full. */
export function catalogueAnswers(shop: Shop): MockAnswers {
  const cards = (keep: (product: ProductDetail) => boolean = () => true) => shop.products.filter(keep).map(cardOf);
  const detail = (request: MockRequest, keep: (product: ProductDetail) => boolean) => {
    const product = shop.products.find(keep);
    if (!product) throw missing();
    const { id, merId } = product.productInfo;
    const merchantInfo = { ...product.merchantInfo, name: merchantName(shop, merId) };
    return {
      ...product,
      merchantInfo,
      userCollect: isSignedIn(shop, request) && shop.wishes.some(({ productId }) => productId === id),
    };
  };
  return {
    'store.details': () => shop.store,
    'category.tree': () => shop.categories,
    'search.products': (request) => pageOf(searched(shop.products, request.query), request),
    'product.indexList': (request) => pageOf(cards(), request),
    'product.byCollection': (request) =>
      pageOf(
        cards(({ productInfo }) => productInfo.cateId === Number(request.path.collectionId)),
        request,
      ),
    'product.byIds': (request) => {
      const ids = `${request.query.get('ids')}`.split(',').map(Number);
      const inOrder = cards(({ productInfo }) => ids.includes(productInfo.id));
      return pageOf(
        inOrder.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
        request,
      );
    },
    'product.detail': (request) =>
      detail(request, ({ productInfo }) => productInfo.uniqueKey === request.path.uniqueKey),
    'product.skuDetail': ({ path }) => {
      const product = shop.products.find(({ productInfo }) => productInfo.id === Number(path.id));
      if (!product) throw missing();
      const { productAttr, productValue } = product;
      return { productAttr, productValue };
    },
    'product.detailBySlug': (request) => detail(request, ({ productInfo }) => productInfo.slug === request.path.slug),
  };
}
