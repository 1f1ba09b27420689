import { type ProductView, useStorefront } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { BuyBox, VariantPicker } from '@promenade/storefront-ui';
import { Suspense } from 'react';
import { lazyOnIntent } from '../overlays/lazy-on-intent.ts';
import type { BuyNowProps } from './BuyNow.tsx';
import { ShopWish } from './ShopWish.tsx';
import { useProductActions } from './use-product-actions.ts';

const { Component: BuyNow } = lazyOnIntent<BuyNowProps>(() => import('./BuyNow.tsx').then(({ BuyNow }) => BuyNow));

export interface ProductBuyBoxProps {
  product: ProductDetail;
  view: ProductView;
  /** Whether a bar with the price stays on the screen while the buttons are out of view. @default false */
  hasBar?: boolean;
  /** Closes what the cart would open beneath. */
  beforeCart?: () => Promise<void>;
}

/** The choice of a variant and the buttons: the same on the product's page and in the quick view. */
export function ProductBuyBox({ product, view, hasBar = false, beforeCart }: ProductBuyBoxProps) {
  const { locale } = useStorefront();
  const { id, slug, uniqueKey } = product.productInfo;
  const { buyBox, picker } = view;
  const actions = useProductActions(view, beforeCart);
  return (
    <>
      <BuyBox
        {...buyBox}
        onAdd={() => void actions.add()}
        onBuyNow={actions.buy}
        addPending={actions.isAdding}
        buyNowPending={actions.buyNow !== undefined}
        message={actions.message}
        barPrice={hasBar ? buyBox.barPrice : undefined}
        aside={<ShopWish productId={id} name={buyBox.name} />}
        form={{ action: '/cart/add', fields: { slug, uniqueKey, locale } }}
      >
        {picker.axes.length > 0 ? <VariantPicker {...picker} name="axis" /> : null}
      </BuyBox>
      {actions.buyNow ? (
        <Suspense>
          <BuyNow {...actions.buyNow} />
        </Suspense>
      ) : null}
    </>
  );
}
