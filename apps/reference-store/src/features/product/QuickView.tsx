import { type ProductView, type UseQuickView, useProductCard } from '@promenade/storefront-hooks';
import type { ProductCard } from '@promenade/storefront-sdk';
import { Picture, Price } from '@promenade/storefront-ui';
import { QuickView as QuickViewDialog } from '@promenade/storefront-ui/overlays';
import { useState } from 'react';
import { ProductBuyBox } from './ProductBuyBox.tsx';
import { QuickViewError } from './QuickViewError.tsx';
import { QuickViewFacts } from './QuickViewFacts.tsx';
import { ViewOf } from './ViewOf.tsx';

const SIZES = '(min-width: 48em) 24rem, 90vw';

export interface QuickViewProps {
  card: ProductCard;
  read: UseQuickView;
  onClose(): void;
}

/** A product over the list it was found in: opens with what the card knows and fills in. */
export function QuickView({ card, read, onClose }: QuickViewProps) {
  const { data: product, error, refresh } = read;
  const { name, href, price, picture } = useProductCard(card);
  // The dialog stays the same while it fills in, so that it knows where the focus came from.
  const [view, setView] = useState<ProductView>();
  const leave = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
      onClose();
    });
  const failure = error ? <QuickViewError error={error} onRetry={() => void refresh()} /> : undefined;
  return (
    <>
      {product ? <ViewOf product={product} onView={setView} /> : null}
      <QuickViewDialog
        open
        onOpenChange={(isOpen) => isOpen || onClose()}
        name={name}
        href={href}
        gallery={
          <Picture picture={view ? view.gallery.pictures[view.gallery.current] : picture} sizes={SIZES} decorative />
        }
        summary={view ? <QuickViewFacts summary={view.summary} /> : <Price price={price} size="large" showPercent />}
        buyBox={product && view ? <ProductBuyBox product={product} view={view} beforeCart={leave} /> : failure}
      />
    </>
  );
}
