import { cartLineView, useStorefront } from '@promenade/storefront-hooks';
import { cartTotals, merchantPath } from '@promenade/storefront-hooks/domain';
import type { CartGroup as CartGroupData, CartLine as CartLineData } from '@promenade/storefront-sdk';
import { Alert, Button, Message, TextField, useUi } from '@promenade/storefront-ui';
import { CartGroup, CartLine, Receipt } from '@promenade/storefront-ui/shop';
import { useText } from '../i18n/texts.tsx';
import { useEnvironment } from '../lib/environment.ts';
import * as paths from '../lib/paths.ts';
import styles from '../styles/cart.module.css';

/** The cart of a guest without scripts: each change is a form that reloads the page. */
export function PlainCart({ groups, now }: { groups: readonly CartGroupData[]; now: number }) {
  const text = useText('frame');
  const { formatMoney } = useStorefront();
  const filled = groups.filter(({ cartInfoList }) => cartInfoList.length > 0);
  if (filled.length === 0) {
    return (
      <Message title={text('cart.empty')} actions={<Button href={paths.allProducts}>{text('cart.continue')}</Button>}>
        {text('cart.emptyText')}
      </Message>
    );
  }
  const { goodsCents } = cartTotals(filled, now);
  return (
    <div className={styles.groups}>
      {filled.map(({ merId, merName, cartInfoList }) => (
        <CartGroup key={merId} merchant={{ name: merName, href: merchantPath(merId) }}>
          {cartInfoList.map((line) => (
            <PlainLine key={line.id} line={line} now={now} />
          ))}
        </CartGroup>
      ))}
      <Receipt rows={[]} totalRow={{ label: text('cart.subtotal'), value: formatMoney(goodsCents) }} />
      <Alert>{text('cart.payNeedsScripts')}</Alert>
    </div>
  );
}

function PlainLine({ line, now }: { line: CartLineData; now: number }) {
  const text = useText('frame');
  const { locale } = useEnvironment();
  const { strings } = useUi();
  const view = cartLineView(line, useStorefront(), now);
  const named = (
    <>
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="locale" value={locale} />
    </>
  );
  return (
    <>
      <CartLine {...view} />
      <div className={styles.plainForms}>
        <form method="post" action="/cart/quantity">
          {named}
          <TextField
            required
            label={strings.shop.quantity.labelOf(view.name)}
            id={`quantity-${line.id}`}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={`${line.cartNum}`}
          />
          <Button type="submit" variant="outline">
            {text('cart.update')}
          </Button>
        </form>
        <form method="post" action="/cart/remove">
          {named}
          <Button type="submit" variant="ghost" aria-label={strings.shop.cart.removeOf(view.name)}>
            {strings.shop.cart.remove}
          </Button>
        </form>
      </div>
    </>
  );
}
