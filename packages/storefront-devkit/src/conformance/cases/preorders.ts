import { priceOf } from '@promenade/storefront-hooks/domain';
import { userLine } from '../fixtures/carts.ts';
import { type Variant, variants } from '../fixtures/goods.ts';
import { cartCheckout, checkout, placeOrder } from '../fixtures/orders.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import { check, same, sum } from '../verdicts.ts';

const LIFE_MS = 30 * 60_000;
/** Clocks differ. */
const LEEWAY_MS = 60_000;
/** Above the maximum quantity of a line. */
const QUANTITY_MAX = 9_999;

const lineOf = ({ productId, attrId: attrValueId }: Variant) => ({ productId, attrValueId, productNum: 1 });

export const preorderPlans = plans({
  'preorders.create': {
    ask: async (shop) => {
      const [{ productId, attrId: attrValueId }] = await variants(shop);
      return { body: { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId, productNum: 1 }] } };
    },
    unknown: () => ({ body: { preOrderType: 'shoppingCart', orderDetails: [{ shoppingCartId: UNKNOWN_ID }] } }),
    rules: {
      'takes no more than the stock': async (shop) => {
        const [{ productId, attrId: attrValueId, stock }] = await variants(shop);
        if (stock >= QUANTITY_MAX) return;
        const orderDetails = [{ productId, attrValueId, productNum: stock + 1 }];
        await shop.user.refused('preorders.create', 400, { body: { preOrderType: 'buyNow', orderDetails } });
      },
      'takes no cart line of another': async (shop) => {
        const [variant] = await variants(shop);
        const { id } = await userLine(shop, variant);
        const orderDetails = [{ shoppingCartId: id }];
        await shop.secondUser.refused('preorders.create', 404, {
          body: { preOrderType: 'shoppingCart', orderDetails },
        });
      },
    },
  },
  'preorders.load': {
    ask: async (shop) => ({ path: { preOrderNo: await checkout(shop) } }),
    owned: true,
    rules: {
      'costs the sum of the prices that it shows': async (shop) => {
        const { preOrderNo } = await cartCheckout(shop);
        const order = await shop.user.call('preorders.load', { path: { preOrderNo } });
        const lines = order.orderList.flatMap(({ orderInfoList }) => orderInfoList);
        const goods = sum(lines, ({ price, payNum }) => price * payNum);
        const pieces = sum(lines, ({ payNum }) => payNum);
        same([order.proTotalFee, order.orderProNum], [goods, pieces], 'proTotalFee and orderProNum (cents, pieces)');
        const parts = order.proTotalFee + order.freightFee - (order.couponFee ?? 0);
        same(order.payFee, parts, 'payFee, against goods and freight less coupon (cents)');
      },
      'charges the prices that the cart shows': async (shop) => {
        const { preOrderNo, lines } = await cartCheckout(shop);
        const { orderList } = await shop.user.call('preorders.load', { path: { preOrderNo } });
        const charged = orderList.flatMap(({ orderInfoList }) => orderInfoList);
        for (const line of lines) {
          const there = charged.find(({ attrValueId }) => attrValueId === line.attrId);
          same(
            there?.price,
            priceOf({ ...line, skuId: line.attrId }, Date.now()).nowCents,
            `price of “${line.storeName}” (cents)`,
          );
        }
      },
      'opens for half an hour': async (shop) => {
        const path = { preOrderNo: await checkout(shop) };
        const { expiresAt } = await shop.user.call('preorders.load', { path });
        if (expiresAt === null) return;
        const left = expiresAt - Date.now();
        check(Math.abs(left - LIFE_MS) < LEEWAY_MS, `it expires in ${Math.round(left / 1000)} s`);
      },
      'is gone after half an hour': async (shop) => {
        const later = shop.requireHarness('later');
        const path = { preOrderNo: await checkout(shop) };
        await later(LIFE_MS + LEEWAY_MS, () => shop.user.refused('preorders.load', 404, { path }));
      },
      'is gone when it was ordered': async (shop) => {
        const preOrderNo = await checkout(shop);
        await placeOrder(shop, preOrderNo);
        await shop.user.refused('preorders.load', 404, { path: { preOrderNo } });
      },
    },
  },
  'preorders.computePrice': {
    ask: async (shop) => ({ body: { preOrderNo: await checkout(shop) } }),
    unknown: () => ({ body: { preOrderNo: 'PO00000000000000' } }),
    owned: true,
    rules: {
      'computes what the checkout shows': async (shop) => {
        const { preOrderNo } = await cartCheckout(shop);
        const shown = await shop.user.call('preorders.load', { path: { preOrderNo } });
        const price = await shop.user.call('preorders.computePrice', { body: { preOrderNo } });
        const facts = ({ proTotalFee, freightFee, payFee }: typeof shown | typeof price) => [
          ...[proTotalFee, freightFee, payFee],
        ];
        same(facts(price), facts(shown), 'proTotalFee, freightFee and payFee (cents)');
        const less = (price.couponFee ?? 0) + (price.deductionPrice ?? 0);
        same(price.payFee, price.proTotalFee + price.freightFee - less, 'payFee, against its parts (cents)');
      },
    },
  },
  'preorders.quote': {
    ask: async (shop) => ({ body: { lines: [lineOf((await variants(shop))[0])] } }),
    unknown: () => ({ body: { lines: [{ productId: UNKNOWN_ID, attrValueId: UNKNOWN_ID, productNum: 1 }] } }),
    rules: {
      'costs what a checkout of the same costs': async (shop) => {
        const { preOrderNo } = await cartCheckout(shop);
        const { orderList, ...order } = await shop.user.call('preorders.load', { path: { preOrderNo } });
        const lines = orderList
          .flatMap(({ orderInfoList }) => orderInfoList)
          .map(({ productId, attrValueId, payNum: productNum }) => ({ productId, attrValueId, productNum }));
        const quote = await shop.guest.call('preorders.quote', { body: { lines } });
        same(
          [quote.proTotalFee, quote.freightFee, quote.payFee],
          [order.proTotalFee, order.freightFee, order.payFee],
          'proTotalFee, freightFee and payFee (cents)',
        );
      },
      'takes no more than the stock': async (shop) => {
        const [variant] = await variants(shop);
        if (variant.stock >= QUANTITY_MAX) return;
        const lines = [{ ...lineOf(variant), productNum: variant.stock + 1 }];
        await shop.guest.refused('preorders.quote', 400, { body: { lines } });
      },
    },
  },
});
