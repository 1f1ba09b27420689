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
  type PictureView,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@promenade/storefront-ui';
import { Dialog } from '@promenade/storefront-ui/overlays';
import { MerchantLine, Price, Rating, StockLabel } from '@promenade/storefront-ui/shop';
import type { ReactNode } from 'react';
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
  const leave = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
      onClose();
    });
  const details = (
    <TextLink href={href} variant="ink" className={styles.details} onClick={onClose}>
      <span>{text('quickView.details')}</span>
      <ArrowRightIcon size="small" />
    </TextLink>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={name} width="wide">
      {product ? (
        <LoadedProduct product={product} details={details} beforeCart={leave} />
      ) : (
        <Columns picture={picture} details={details}>
          <Price price={price} size="large" showPercent />
          {error ? (
            <QuickViewError error={error} onRetry={() => void refresh()} />
          ) : (
            <div className={styles.waiting}>
              <VisuallyHidden role="status">{text('quickView.loading')}</VisuallyHidden>
              <Skeleton width="short" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          )}
        </Columns>
      )}
    </Dialog>
  );
}

interface LoadedProductProps {
  product: ProductDetail;
  details: ReactNode;
  /** Closes the dialog before the cart opens. */
  beforeCart(): Promise<void>;
}

function LoadedProduct({ product, details, beforeCart }: LoadedProductProps) {
  const view = useProductView(product, { chooseLabel: useChooseLabel() });
  const { gallery, summary } = view;
  return (
    <Columns picture={gallery.pictures[gallery.index]} details={details}>
      <QuickViewFacts summary={summary} />
      <ProductBuyBox product={product} view={view} beforeCart={beforeCart} />
    </Columns>
  );
}

interface ColumnsProps {
  picture: PictureView | undefined;
  /** Link to the product's page. */
  details: ReactNode;
  children: ReactNode;
}

function Columns({ picture, details, children }: ColumnsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.gallery}>
        <Picture picture={picture} sizes={SIZES} decorative />
      </div>
      <div className={styles.decision}>
        {children}
        {details}
      </div>
    </div>
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
