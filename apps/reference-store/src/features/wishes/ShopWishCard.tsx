import { useProductCard } from '@promenade/storefront-hooks';
import { stockLabel } from '@promenade/storefront-hooks/domain';
import type { CollectedProduct, ProductCard as ProductCardData } from '@promenade/storefront-sdk';
import { ProductCard, WishCard } from '@promenade/storefront-ui';
import { useMoveToCart } from './use-move-to-cart.ts';
import { usePriceDrop } from './use-price-drop.ts';
import type { WishRemoval } from './use-wish-removal.ts';

export interface ShopWishCardProps {
  wish: CollectedProduct;
  /** The product as the shop sells it now. */
  card: ProductCardData | undefined;
  /** Whether `card` is up to date: without one the product is no longer sold. */
  isKnown: boolean;
  removal: WishRemoval;
}

/** What the wish list itself knows of a product. */
function cardOf({ productId, ...wish }: CollectedProduct): ProductCardData {
  const unknown = { rating: 0, sales: 0, ficti: 0, isShippingIncluded: false, otPrice: null, stock: 1 };
  return { ...unknown, ...wish, id: productId, unitName: '', merId: 0 };
}

/** A product of the wish list. */
export function ShopWishCard({ wish, card, isKnown, removal }: ShopWishCardProps) {
  const product = card ?? cardOf(wish);
  const view = useProductCard(product);
  const move = useMoveToCart(removal.forget);
  const note = usePriceDrop(product, wish);
  const isSold = card !== undefined || !isKnown;
  return (
    <WishCard
      name={view.name}
      stock={card && card.stock > 0 ? stockLabel(card.stock) : undefined}
      note={isSold ? note : undefined}
      unavailable={!isSold}
      selected={removal.selected.has(wish.productId)}
      onSelectedChange={(selected) => removal.select(wish.productId, selected)}
      onMoveToCart={view.soldOut ? undefined : () => move.run(product)}
      moveToCartPending={move.isPending}
      onRemove={() => removal.remove([wish.productId], view.name)}
    >
      <ProductCard {...view} variant="simple" />
    </WishCard>
  );
}
