import type { UseVariant } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { BuyBox, type PriceView, VariantPicker } from '@promenade/storefront-ui';
import { Suspense } from 'react';
import { useEnvironment } from '../../app/environment.ts';
import { lazyOnIntent } from '../overlays/lazy-on-intent.ts';
import { useProductActions } from './use-product-actions.ts';

const { Component: StartBuyNow } = lazyOnIntent(() =>
  import('../checkout/StartBuyNow.tsx').then(({ StartBuyNow }) => StartBuyNow),
);

export interface ProductBuyBoxProps {
  product: ProductDetail;
  variant: UseVariant;
  /** Told after a value was chosen. */
  onChoose?: (() => void) | undefined;
  /** Shows a bar with this price while the buttons are out of view. */
  barPrice?: PriceView | undefined;
}

/** The choice of a variant and the buttons: the same on the product's page and in the quick view. */
export function ProductBuyBox({ product, variant, onChoose, barPrice }: ProductBuyBoxProps) {
  const { locale } = useEnvironment();
  const { storeName, slug, uniqueKey } = product.productInfo;
  const actions = useProductActions(storeName, variant);
  return (
    <>
      <BuyBox
        name={storeName}
        quantity={variant.quantity.quantity}
        stock={variant.canBuy ? variant.stock : 0}
        onQuantityChange={variant.quantity.set}
        onAdd={() => void actions.add()}
        onBuyNow={() => void actions.buy()}
        adding={actions.isAdding}
        buying={actions.bought !== undefined}
        message={actions.message}
        barPrice={barPrice}
        form={{ action: '/cart/add', fields: { slug, uniqueKey, locale } }}
      >
        {variant.axes.length > 0 ? (
          <VariantPicker
            axes={variant.axes}
            onSelect={(axis, value) => {
              variant.choose(axis, value);
              onChoose?.();
            }}
            name="axis"
          />
        ) : null}
      </BuyBox>
      {actions.bought ? (
        <Suspense>
          <StartBuyNow item={actions.bought} onFailed={actions.onBuyNowFailed} />
        </Suspense>
      ) : null}
    </>
  );
}
