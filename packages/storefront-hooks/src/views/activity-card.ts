import type { ActivityProduct } from '@promenade/storefront-sdk';
import type { Presentation } from '../context/presentation.ts';
import { productPath } from '../domain/product-path.ts';
import { priceView } from './price.ts';
import type { ProductCardView } from './product-card.ts';

/** A product of an activity as the props of `<ProductCard>`. */
export type ActivityCardView = Pick<ProductCardView, 'href' | 'name' | 'picture' | 'price'>;

/** A product of an activity as the props of its card. The market price is shown struck through if it is higher. */
export function activityCardView(product: ActivityProduct, shop: Presentation): ActivityCardView {
  const { price, otPrice } = product;
  const facts = { price: Math.max(price, otPrice ?? price), storePrice: price };
  return {
    href: shop.href(productPath(product)),
    name: product.storeName,
    picture: shop.picture(product.image || product.proImage, 'card'),
    // Without a discount, the price is the same at any time.
    price: priceView(facts, shop, 0),
  };
}
