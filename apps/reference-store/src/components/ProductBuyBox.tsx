import { type CartItem, type ProductView, useCartActions, useStorefront } from '@promenade/storefront-hooks';
import { isStorefrontError, type ProductDetail } from '@promenade/storefront-sdk';
import { CompareIcon, HeartIcon, IconButton, Stack, useUi } from '@promenade/storefront-ui';
import { BuyBox, VariantPicker } from '@promenade/storefront-ui/shop';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { signInPath } from '../lib/account-links.ts';
import { checkoutPath } from '../lib/checkout.ts';
import { deferred } from '../lib/deferred.tsx';
import { comparison, wishes } from '../lib/marks.ts';
import { useShowOverlay } from '../lib/overlays.tsx';
import { useAddressHere } from '../lib/use-address-here.ts';
import type { BuyNowProps } from './BuyNow.tsx';
import { StockAlert } from './StockAlert.tsx';

const BuyNow = deferred<BuyNowProps>(() => import('./BuyNow.tsx').then((part) => part.BuyNow));

interface ProductBuyBoxProps {
  product: ProductDetail;
  view: ProductView;
  /** Whether a bar with the price stays on the screen while the buttons are out of view. @default false */
  hasBar?: boolean;
  /** Closes a dialog that would cover the cart. */
  beforeCart?: () => Promise<void>;
  /** Called when a pointer, a finger or the focus comes near the variants. */
  onIntent?: () => void;
}

/** Variants and buy buttons: the same on the product's page and in the quick view. */
export function ProductBuyBox({ product, view, hasBar = false, beforeCart, onIntent }: ProductBuyBoxProps) {
  const { locale } = useStorefront();
  const { id, slug, uniqueKey } = product.productInfo;
  const text = useText('product');
  const { buyBox, picker, variant } = view;
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
        aside={<ShopMarks productId={id} name={buyBox.name} />}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        form={{ action: '/cart/add', fields: { slug, uniqueKey, locale } }}
      >
        {picker.axes.length > 0 ? <VariantPicker {...picker} name="axis" /> : null}
        {product.productInfo.isWithdrawable === false ? <p>{text('product.notWithdrawable')}</p> : null}
      </BuyBox>
      {variant.sku && !variant.canBuy ? (
        <StockAlert key={variant.sku.id} productId={id} attrId={variant.sku.id} />
      ) : null}
      {actions.buyNow ? (
        <Suspense>
          <BuyNow {...actions.buyNow} />
        </Suspense>
      ) : null}
    </>
  );
}

type Message = { tone: 'critical'; text: string };

/**
 * Handlers of the product's buttons, and the messages next to them.
 *
 * @param beforeCart Closes a dialog that would cover the cart.
 */
function useProductActions(
  { validateSelection, buyBox: { name } }: Pick<ProductView, 'validateSelection' | 'buyBox'>,
  beforeCart?: () => Promise<void>,
) {
  const text = useText();
  const { errorText } = useStorefront();
  const navigate = useNavigate();
  const showOverlay = useShowOverlay();
  const { add } = useCartActions();
  const here = useAddressHere();
  const [message, setMessage] = useState<Message>();
  const [bought, setBought] = useState<CartItem>();
  const fail = (error: unknown) => setMessage({ tone: 'critical', text: errorText(error) });
  const buyNow: BuyNowProps | undefined = bought && {
    item: bought,
    onOpened(preOrderNo) {
      setBought(undefined);
      void navigate(checkoutPath(preOrderNo));
    },
    /** A guest signs in first; the callback page opens the checkout then. */
    onFailed(error) {
      setBought(undefined);
      if (isStorefrontError(error, 'auth')) void navigate(signInPath(here));
      else fail(error);
    },
  };

  return {
    message,
    isAdding: add.isPending,
    /** While a checkout is being opened: the props of `<BuyNow>`. */
    buyNow,
    async add() {
      setMessage(undefined);
      const cartItem = validateSelection();
      if (!cartItem) return;
      try {
        await add.run(cartItem);
        await beforeCart?.();
        showOverlay('cart', text('cart.added', { name }));
      } catch (error) {
        fail(error);
      }
    },
    buy() {
      setMessage(undefined);
      setBought(validateSelection());
    },
  };
}

/** The product's heart and its compare button. */
function ShopMarks({ productId, name }: { productId: number; name: string }) {
  const text = useText('product');
  const words = useUi().strings.shop.wish;
  const wish = wishes.useMark(productId, name);
  const compare = comparison.useMark(productId, name);
  return (
    <Stack direction="row" gap="2">
      <IconButton
        label={wish.selected ? words.remove(name) : words.add(name)}
        variant="outline"
        tone={wish.selected ? 'sale' : 'ink'}
        pending={wish.pending}
        onClick={() => wish.onSelectedChange(!wish.selected)}
        onPointerEnter={wish.onIntent}
        onFocus={wish.onIntent}
      >
        <HeartIcon filled={wish.selected} />
      </IconButton>
      <IconButton
        label={text(compare.selected ? 'product.uncompare' : 'product.compare', { name })}
        variant="outline"
        selected={compare.selected}
        pending={compare.pending}
        onClick={() => compare.onSelectedChange(!compare.selected)}
        onPointerEnter={compare.onIntent}
        onFocus={compare.onIntent}
      >
        <CompareIcon />
      </IconButton>
    </Stack>
  );
}
