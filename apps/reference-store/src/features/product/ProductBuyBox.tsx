import { type ProductView, useStorefront } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { BuyBox, VariantPicker } from '@promenade/storefront-ui';
import { useProductActions } from './use-product-actions.ts';

export interface ProductBuyBoxProps {
  product: ProductDetail;
  view: ProductView;
  /** Whether a bar with the price stays on the screen while the buttons are out of view. @default false */
  hasBar?: boolean;
}

/** The choice of a variant and the buttons: the same on the product's page and in the quick view. */
export function ProductBuyBox({ product, view, hasBar = false }: ProductBuyBoxProps) {
  const { locale } = useStorefront();
  const { slug, uniqueKey } = product.productInfo;
  const { buyBox, picker } = view;
  const actions = useProductActions(view);
  return (
    <BuyBox
      {...buyBox}
      onAdd={() => void actions.add()}
      onBuyNow={() => void actions.buy()}
      addPending={actions.isAdding}
      buyNowPending={actions.isBuying}
      message={actions.message}
      barPrice={hasBar ? buyBox.barPrice : undefined}
      form={{ action: '/cart/add', fields: { slug, uniqueKey, locale } }}
    >
      {picker.axes.length > 0 ? <VariantPicker {...picker} name="axis" /> : null}
    </BuyBox>
  );
}
