import {
  type CartLineState,
  errorTextIn,
  queries,
  useCart,
  useCartActions,
  useCartSummary,
  useQuery,
  useRecentlyViewed,
  useSession,
  useUnavailableLines,
  useUnavailableLineView,
  useWishlist,
} from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import { Alert, Button, Checkbox, LiveRegion, Message, Skeleton, UndoBar } from '@promenade/storefront-ui';
import { CartGroup, CartLine, CartPageLayout, Receipt } from '@promenade/storefront-ui/shop';
import { useContext } from 'react';
import { ShopCartLine } from '../components/CartLine.tsx';
import { CookiesBlocked } from '../components/CookiesBlocked.tsx';
import { ExpressWallets } from '../components/ExpressWallets.tsx';
import { Page } from '../components/Page.tsx';
import { ProductRow, type ProductRowProps } from '../components/ProductRow.tsx';
import { PromotionCode } from '../components/PromotionCode.tsx';
import { useText } from '../i18n/texts.tsx';
import { useRemoveLine, useStartCheckout, useUndoRemoval } from '../lib/cart.ts';
import { useEnvironment } from '../lib/environment.ts';
import { focusPageTitle } from '../lib/focus-page-title.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';
import { PlainCartContext } from '../lib/plain-cart.ts';
import { rememberCoupon } from '../lib/redeemed-coupon.ts';
import type { RouteHandle } from '../lib/route.ts';
import cartStyles from '../styles/cart.module.css';

export const handle: RouteHandle = { access: 'private' };

export function Component() {
  const text = useText('account', 'frame');
  const { locale } = useEnvironment();
  const { state } = useSession();
  const cart = useCart();
  const { data: summary } = useCartSummary();
  const actions = useCartActions();
  const checkout = useStartCheckout();
  const remove = useRemoveLine();
  const plainCart = useContext(PlainCartContext);
  const lineIds = cart.data?.groups.flatMap((group) => group.lineIds) ?? [];

  return (
    <Page title={text('cart.title')} above={[]}>
      {state === 'unreachable' ? (
        <Alert announce className={cartStyles.notice} title={text('session.unreachable')}>
          {text('cart.joinsLater')}
        </Alert>
      ) : null}
      <CartNotices />
      {cart.data ? <CookiesBlocked className={cartStyles.notice} /> : null}
      {cart.error && !cart.data ? (
        <Message
          title={text('cart.failed')}
          actions={<Button onClick={() => void cart.refresh()}>{text('action.retry')}</Button>}
        >
          {errorTextIn(cart.error, locale)}
        </Message>
      ) : !cart.data || !summary ? (
        <>
          <noscript>{plainCart ?? <Alert>{text('cart.needsScripts')}</Alert>}</noscript>
          <div aria-busy="true" className={cartStyles.waiting}>
            <Skeleton shape="block" />
          </div>
        </>
      ) : cart.isEmpty ? (
        <EmptyCart />
      ) : (
        <CartPageLayout
          receipt={
            <>
              <Receipt
                rows={[
                  {
                    id: 'pieces',
                    label: text('cart.goods'),
                    value: text('checkout.items', { count: summary.totals.quantity }),
                  },
                  ...(summary.saved
                    ? [{ id: 'saved', label: text('cart.saved'), value: summary.saved, tone: 'saving' as const }]
                    : []),
                ]}
                totalRow={{ label: text('cart.subtotal'), value: summary.total }}
                unconfirmed={summary.isPending}
              />
              <PromotionCode onRedeemed={rememberCoupon} />
            </>
          }
          actions={
            <>
              {checkout.error ? (
                <Alert tone="caution" announce>
                  {checkout.error}
                </Alert>
              ) : null}
              <Button wide size="large" pending={checkout.isPending} onClick={() => void checkout.start()}>
                {text('cart.checkout')}
              </Button>
              {summary.items.length > 0 ? <ExpressWallets purchase={{ kind: 'cart', items: summary.items }} /> : null}
            </>
          }
          note={text('cart.shippingLater')}
        >
          <div className={cartStyles.groups}>
            <Checkbox
              label={text('cart.all')}
              checked={summary.allChecked}
              indeterminate={!summary.allChecked && summary.checkedLines > 0}
              onCheckedChange={(on) => actions.check(lineIds, on)}
            />
            {cart.data.groups.map((group) => {
              const merchant = summary.merchants.find(({ merId }) => merId === group.merId);
              return (
                <CartGroup
                  key={group.merId}
                  merchant={{ name: group.merName, href: merchantPath(group.merId) }}
                  selection={merchant?.allChecked ? 'all' : merchant?.someChecked ? 'some' : 'none'}
                  onCheckedChange={(on) => actions.check(group.lineIds, on)}
                  subtotal={merchant?.total}
                >
                  {group.lineIds.map((lineId) => (
                    <ShopCartLine key={lineId} lineId={lineId} canChoose onRemove={remove} />
                  ))}
                </CartGroup>
              );
            })}
          </div>
        </CartPageLayout>
      )}
      {cart.data ? <UnavailableLines /> : null}
    </Page>
  );
}

/** Recent changes of the cart: lines merged at sign-in, and removed lines with undo. */
function CartNotices() {
  const text = useText('account', 'frame');
  const { mergeResult, droppedEdits } = useCart();
  const { dismissMerge, dismissDropped } = useCartActions();
  const undo = useUndoRemoval();
  const merged = mergeResult && [
    ...(mergeResult.added > 0 ? [text('cart.merged', { count: mergeResult.added })] : []),
    ...mergeResult.capped.map(({ name, wanted, got }) => text('cart.capped', { name, wanted, got })),
  ];
  const dropped = droppedEdits.map(({ name = '' }) => text('cart.dropped', { name }));
  return (
    <>
      <LiveRegion>
        <p>{merged?.join(' ')}</p>
        <p>{dropped.join(' ')}</p>
        <p>{undo?.text}</p>
      </LiveRegion>
      {merged ? (
        <Alert
          className={cartStyles.notice}
          actions={
            <Button size="small" variant="outline" onClick={dismissMerge}>
              {text('cart.mergedSeen')}
            </Button>
          }
        >
          {merged.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      {dropped.length > 0 ? (
        <Alert
          tone="caution"
          className={cartStyles.notice}
          actions={
            <Button size="small" variant="outline" onClick={dismissDropped}>
              {text('cart.mergedSeen')}
            </Button>
          }
        >
          {dropped.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      {undo ? (
        <UndoBar
          key={undo.id}
          className={cartStyles.notice}
          text={undo.text}
          onDismiss={undo.onDismiss}
          onUndo={() => {
            undo.onUndo();
            // The focused button is removed with the bar.
            focusPageTitle();
          }}
        />
      ) : null}
    </>
  );
}

/** Lines that can no longer be bought, until the shopper removes them. */
function UnavailableLines() {
  const text = useText('frame');
  const notices = useNotices();
  const { data, remove, removeAll } = useUnavailableLines();
  if (!data || data.length === 0) return null;
  return (
    <div className={cartStyles.unavailable}>
      <CartGroup merchant={{ name: text('cart.unavailable') }}>
        {data.map((line) => (
          <UnavailableLine key={line.id} line={line} onRemove={() => void remove.run(line.id).catch(notices.fail)} />
        ))}
      </CartGroup>
      {data.length > 1 ? (
        <Button
          variant="outline"
          size="small"
          pending={removeAll.isPending}
          onClick={() => void removeAll.run().then(() => focusPageTitle(), notices.fail)}
        >
          {text('cart.removeUnavailable')}
        </Button>
      ) : null}
    </div>
  );
}

function UnavailableLine({ line, onRemove }: { line: CartLineState; onRemove(): void }) {
  return <CartLine {...useUnavailableLineView(line)} onRemove={onRemove} />;
}

/** One row of the grid. */
const SHOWN = 5;

/** An empty cart with recently viewed and wished products. */
function EmptyCart() {
  const text = useText('account', 'frame');
  const isCustomer = useSession().state === 'authenticated';
  return (
    <>
      <Message title={text('cart.empty')} actions={<Button href={paths.allProducts}>{text('cart.continue')}</Button>}>
        {text('cart.emptyText')}
      </Message>
      {isCustomer ? <Wishes /> : <Viewed />}
    </>
  );
}

function Wishes() {
  const text = useText('frame');
  const { data } = useWishlist({ limit: SHOWN });
  const ids = data?.slice(0, SHOWN).map(({ productId }) => productId) ?? [];
  const { data: products } = useQuery(ids.length > 0 ? queries.productsByIds(ids) : null);
  if (data?.length === 0) return <Viewed />;
  return <Suggestions title={text('cart.wishes')} cards={products?.list ?? []} />;
}

function Viewed() {
  const text = useText('frame');
  const { data = [] } = useRecentlyViewed({ limit: SHOWN });
  return <Suggestions title={text('cart.viewed')} cards={data} />;
}

const Suggestions = (props: Pick<ProductRowProps, 'title' | 'cards'>) => (
  <ProductRow {...props} wholeRows={props.cards.length >= SHOWN} />
);
