import {
  type ProductView,
  type UseQuickView,
  useProductCard,
  useProductView,
  useStorefront,
} from '@promenade/storefront-hooks';
import type { ProductCard, ProductDetail } from '@promenade/storefront-sdk';
import {
  Alert,
  ArrowRightIcon,
  Button,
  Picture,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@promenade/storefront-ui';
import { Dialog } from '@promenade/storefront-ui/overlays';
import { MerchantLine, Price, Rating, StockLabel } from '@promenade/storefront-ui/shop';
import { useLayoutEffect, useState } from 'react';
import { ProductBuyBox } from '../components/ProductBuyBox.tsx';
import { useText } from '../i18n/texts.tsx';
import { useChooseLabel } from '../lib/use-choose-label.ts';
import styles from '../styles/quick-view.module.css';

const SIZES = '(min-width: 48em) 24rem, 90vw';

export interface QuickViewProps {
  card: ProductCard;
  read: UseQuickView;
  onClose(): void;
}

/** A product in a dialog over its list: shows the card's data at once, and the rest when it has loaded. */
export function QuickView({ card, read, onClose }: QuickViewProps) {
  const text = useText('product');
  const { data: product, error, refresh } = read;
  const { name, href, price, picture } = useProductCard(card);
  // The dialog stays mounted while its content loads, so that it can return the focus when it closes.
  const [view, setView] = useState<ProductView>();
  const leave = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
      onClose();
    });
  return (
    <>
      {product ? <ViewOf product={product} onView={setView} /> : null}
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={name} width="wide">
        <div className={styles.root}>
          <div className={styles.gallery}>
            <Picture picture={view ? view.gallery.pictures[view.gallery.index] : picture} sizes={SIZES} decorative />
          </div>
          <div className={styles.decision}>
            {view ? <QuickViewFacts summary={view.summary} /> : <Price price={price} size="large" showPercent />}
            {product && view ? (
              <ProductBuyBox product={product} view={view} beforeCart={leave} />
            ) : error ? (
              <QuickViewError error={error} onRetry={() => void refresh()} />
            ) : (
              <div className={styles.waiting}>
                <VisuallyHidden role="status">{text('quickView.loading')}</VisuallyHidden>
                <Skeleton width="short" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </div>
            )}
            <TextLink href={href} variant="ink" className={styles.details} onClick={onClose}>
              <span>{text('quickView.details')}</span>
              <ArrowRightIcon size="small" />
            </TextLink>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** The facts of a product, without its name, which is the dialog's title. */
function QuickViewFacts({ summary: { merchant, rating, price, availability } }: Pick<ProductView, 'summary'>) {
  return (
    <Stack gap="2" align="start">
      <MerchantLine merchant={{ ...merchant, rating: undefined }} />
      {rating ? <Rating {...rating} /> : null}
      <Price price={price} size="large" showPercent />
      {availability ? <StockLabel availability={availability} /> : null}
    </Stack>
  );
}

/** Why the rest of a product could not be loaded, with a button to try again. */
function QuickViewError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText();
  const { errorText } = useStorefront();
  return (
    <Alert
      tone="critical"
      announce
      actions={
        <Button size="small" variant="outline" onClick={onRetry}>
          {text('action.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}

interface ViewOfProps {
  product: ProductDetail;
  onView(view: ProductView | undefined): void;
}

/** Computes the view of a product. A component, because the hook needs a loaded product and the dialog opens before. */
function ViewOf({ product, onView }: ViewOfProps) {
  const view = useProductView(product, { chooseLabel: useChooseLabel() });
  useLayoutEffect(() => onView(view), [view, onView]);
  useLayoutEffect(() => () => onView(undefined), [onView]);
  return null;
}
