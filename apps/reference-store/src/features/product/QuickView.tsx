import { type UseQuickView, useProductCard, useProductView, useStorefront } from '@promenade/storefront-hooks';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { Alert, Button, Picture, Price } from '@promenade/storefront-ui';
import { QuickView as QuickViewDialog } from '@promenade/storefront-ui/overlays';
import { useText } from '../../i18n/use-text.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { useChooseLabel } from './use-choose-label.ts';

const SIZES = '(min-width: 48em) 24rem, 90vw';

interface QuickViewProps {
  card: ProductCard;
  onClose(): void;
}

/** A product over the list it was found in: opens with what the card knows and fills in. */
export function QuickView({ read, ...props }: QuickViewProps & { read: UseQuickView }) {
  const { data: product, error, refresh } = read;
  if (product) return <KnownProduct {...props} product={product} />;
  return <CardOnly {...props} error={error} onRetry={() => void refresh()} />;
}

function CardOnly({ card, onClose, error, onRetry }: QuickViewProps & { error: unknown; onRetry(): void }) {
  const text = useText();
  const { errorText } = useStorefront();
  const { name, href, price, picture } = useProductCard(card);
  return (
    <QuickViewDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      name={name}
      href={href}
      gallery={<Picture picture={picture} sizes={SIZES} decorative />}
      summary={<Price price={price} size="large" showPercent />}
      buyBox={
        error ? (
          <Alert
            tone="critical"
            announce
            action={
              <Button size="small" tone="outline" onClick={onRetry}>
                {text('action.retry')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        ) : undefined
      }
    />
  );
}

function KnownProduct({ card, onClose, product }: QuickViewProps & { product: ProductDetail }) {
  const view = useProductView(product, { chooseLabel: useChooseLabel() });
  const { name, href } = useProductCard(card);
  const { pictures, current } = view.gallery;
  return (
    <QuickViewDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      name={name}
      href={href}
      gallery={<Picture picture={pictures[current]} sizes={SIZES} decorative />}
      summary={<ProductFacts summary={view.summary} />}
      buyBox={<ProductBuyBox product={product} view={view} />}
    />
  );
}
