import { type ProductView, useProductView } from '@promenade/storefront-hooks';
import type { ProductDetail } from '@promenade/storefront-sdk';
import { useLayoutEffect } from 'react';
import { useChooseLabel } from './use-choose-label.ts';

interface ViewOfProps {
  product: ProductDetail;
  onView(view: ProductView | undefined): void;
}

/** The view of a product, for a place that is there before the product is. */
export function ViewOf({ product, onView }: ViewOfProps) {
  const view = useProductView(product, { chooseLabel: useChooseLabel() });
  useLayoutEffect(() => onView(view), [view, onView]);
  useLayoutEffect(() => () => onView(undefined), [onView]);
  return null;
}
