import {
  errorTextIn,
  type UseVariant,
  usePriceProps,
  useProduct,
  useProductCardProps,
  useVariant,
} from '@promenade/storefront-hooks';
import { productPath } from '@promenade/storefront-hooks/domain';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import { Alert, Button, Picture, Price } from '@promenade/storefront-ui';
import { QuickView as QuickViewDialog } from '@promenade/storefront-ui/overlays';
import { useEnvironment } from '../../app/environment.ts';
import { useText } from '../../i18n/use-text.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { ProductBuyBox } from './ProductBuyBox.tsx';
import { ProductFacts } from './ProductFacts.tsx';

const SIZES = '(min-width: 48em) 24rem, 90vw';

interface QuickViewProps {
  card: ProductCard;
  onClose(): void;
}

/** A product over the list it was found in: opens with what the card knows and fills in. */
export function QuickView(props: QuickViewProps) {
  const { slug, uniqueKey } = props.card;
  const { data: product, error, refresh } = useProduct({ slug, uniqueKey });
  if (product) return <KnownProduct {...props} product={product} />;
  return <CardOnly {...props} error={error} onRetry={() => void refresh()} />;
}

function CardOnly({ card, onClose, error, onRetry }: QuickViewProps & { error: unknown; onRetry(): void }) {
  const text = useText();
  const { locale } = useEnvironment();
  const { price } = useProductCardProps(card);
  return (
    <QuickViewDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      name={card.storeName}
      href={productPath(card)}
      gallery={<Picture picture={pictureOf(card.image, { sizes: SIZES })} decorative />}
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
            {errorTextIn(error, locale)}
          </Alert>
        ) : undefined
      }
    />
  );
}

function KnownProduct({ card, onClose, product }: QuickViewProps & { product: ProductDetail }) {
  const variant: UseVariant = useVariant(product);
  const price = usePriceProps(variant.priceInput);
  return (
    <QuickViewDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      name={card.storeName}
      href={productPath(card)}
      gallery={<Picture picture={pictureOf(variant.image, { sizes: SIZES })} decorative />}
      summary={<ProductFacts product={product} variant={variant} price={price} />}
      buyBox={<ProductBuyBox product={product} variant={variant} />}
    />
  );
}
