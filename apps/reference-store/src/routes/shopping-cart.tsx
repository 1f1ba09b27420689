import { errorTextIn, useCart, useCartActions, useCartSummary, useSession } from '@promenade/storefront-hooks';
import { merchantPath } from '@promenade/storefront-hooks/domain';
import {
  Alert,
  Breadcrumbs,
  Button,
  CartGroup,
  CartPageLayout,
  Checkbox,
  Container,
  EmptyState,
  PageHeader,
  Receipt,
  Skeleton,
} from '@promenade/storefront-ui';
import { useContext } from 'react';
import { CartNews } from '../features/cart/CartNews.tsx';
import cartStyles from '../features/cart/cart.module.css';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { PlainCartContext } from '../features/cart/plain-cart.ts';
import { ShopCartLine } from '../features/cart/ShopCartLine.tsx';
import { UnavailableLines } from '../features/cart/UnavailableLines.tsx';
import { useRemoveLine } from '../features/cart/use-remove-line.ts';
import { useStartCheckout } from '../features/cart/use-start-checkout.ts';
import { useText } from '../i18n/use-text.ts';
import { useEnvironment } from '../page/environment.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { RouteHandle } from '../router/route-types.ts';
import styles from '../styles/page.module.css';

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
  const title = text('cart.title');

  return (
    <Container className={styles.page}>
      <PageHead title={title} />
      <PageHeader
        title={title}
        breadcrumbs={<Breadcrumbs trail={[{ name: text('nav.home'), href: '/' }, { name: title }]} />}
      />
      {state === 'unreachable' ? (
        <Alert announce className={cartStyles.notice} title={text('session.unreachable')}>
          {text('cart.joinsLater')}
        </Alert>
      ) : null}
      <CartNews />
      {cart.error && !cart.data ? (
        <EmptyState
          title={text('cart.failed')}
          action={<Button onClick={() => void cart.refresh()}>{text('action.retry')}</Button>}
        >
          {errorTextIn(cart.error, locale)}
        </EmptyState>
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
            <Receipt
              rows={[
                {
                  id: 'pieces',
                  label: text('cart.goods'),
                  value: text('checkout.items', { count: summary.totals.pieces }),
                },
                ...(summary.saved
                  ? [{ id: 'saved', label: text('cart.saved'), value: summary.saved, tone: 'saving' as const }]
                  : []),
              ]}
              total={{ label: text('cart.subtotal'), value: summary.total }}
              unconfirmed={summary.isPending}
            />
          }
          action={
            <>
              {checkout.fault ? (
                <Alert tone="caution" announce>
                  {checkout.fault}
                </Alert>
              ) : null}
              <Button wide size="large" pending={checkout.isPending} onClick={() => void checkout.start()}>
                {text('cart.checkout')}
              </Button>
            </>
          }
          note={text('cart.shippingLater')}
        >
          <div className={cartStyles.groups}>
            <Checkbox
              label={text('cart.all')}
              checked={summary.allChecked}
              indeterminate={!summary.allChecked && summary.checkedLines > 0}
              onCheckedChange={(on) => actions.checkAll(on)}
            />
            {cart.data.groups.map((group) => {
              const merchant = summary.merchants.find(({ merId }) => merId === group.merId);
              return (
                <CartGroup
                  key={group.merId}
                  merchant={{ name: group.merName, href: merchantPath(group.merId) }}
                  checked={merchant?.allChecked ? 'all' : merchant?.someChecked ? 'some' : 'none'}
                  onCheckedChange={(on) => actions.checkMerchant(group.merId, on)}
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
    </Container>
  );
}
