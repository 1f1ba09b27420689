import type { ActivityProduct } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { priceView } from './price.ts';
import type { ProductCardView } from './product-card.ts';

/** What a card shows of a product in an activity: the props of `<ProductCard>`. */
export type ActivityCardView = Pick<ProductCardView, 'href' | 'name' | 'picture' | 'price'>;

/** A product of an activity as the props of its card: struck through is the market price, where there is a higher one. */
export function activityCardView(product: ActivityProduct, shop: Presentation): ActivityCardView {
  const { price, otPrice } = product;
  const facts = { price: Math.max(price, otPrice ?? price), storePrice: price };
  return {
    href: shop.href(productPath(product)),
    name: product.storeName,
    picture: shop.picture(product.image || product.proImage, 'card'),
    // Without a discount every time has the same price.
    price: priceView(facts, shop, 0),
  };
}
