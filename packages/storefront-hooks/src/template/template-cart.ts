import type { CartLineState, CartStore } from '../cart/cart-types.ts';
import { subscribeToCart } from '../cart/cart-types.ts';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { nextDiscountEnd } from '../domain/discount.ts';
import { cartTotals } from '../domain/totals.ts';
import { cartFields, productHref } from './template-rows.ts';
import type { TemplateRowView, TemplateSourceView } from './template-source.ts';

function cartRow(line: CartLineState, now: number, cart: CartStore, shop: StorefrontValue): TemplateRowView {
  return {
    key: `${line.id}`,
    href: productHref(line, shop),
    fields: cartFields(line, now, shop),
    act(action, value) {
      // The line shows the error of a refused edit.
      if (action === 'delete') void cart.remove(line.id);
      if (action === 'quantity') void cart.setQuantity(line.id, value);
      if (action === 'plus' && !line.plusDisabled) void cart.setQuantity(line.id, line.quantity + 1);
      if (action === 'minus' && !line.minusDisabled) void cart.setQuantity(line.id, line.quantity - 1);
    },
  };
}

/** The cart for owners' pages. Its lines are loaded while `watchCart` is in use. */
export function createTemplateCart(
  cart: CartStore,
  shop: StorefrontValue,
): Pick<TemplateSourceView, 'watchCart' | 'watchCount'> {
  return {
    watchCart(listener) {
      let stopWatching = () => {};
      function update(): void {
        stopWatching();
        const { status, error } = cart.getStructure();
        if (status !== 'ready') {
          listener(error ? 'failed' : 'loading');
          return;
        }
        const now = shop.now();
        const groups = cart.views();
        const lines = groups.flatMap(({ cartInfoList }) => cartInfoList);
        const { goodsCents } = cartTotals(groups, now);
        listener({
          rows: lines.map((line) => cartRow(line, now, cart, shop)),
          fields: { subtotal: shop.formatMoney(goodsCents), count: cart.count() ?? 0 },
        });
        const end = nextDiscountEnd(lines, now);
        stopWatching = end === undefined ? () => {} : shop.clock.watch(end);
      }
      // The clock notifies at the watched discount end, and when a response corrects the server's time.
      const ends = [
        subscribeToCart(cart, update),
        shop.clock.subscribe(update),
        cart.retainLines(),
        () => stopWatching(),
      ];
      update();
      return () => {
        for (const end of ends) end();
      };
    },

    watchCount(listener) {
      const update = () => listener(cart.count());
      const stop = subscribeToCart(cart, update);
      update();
      return stop;
    },
  };
}
