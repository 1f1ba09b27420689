import { newEmail } from '../fixtures/accounts.ts';
import { countIn, guestCart, linesIn, mixedCart, newUuid, userLine } from '../fixtures/carts.ts';
import { storeId, variants } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import type { Shop } from '../shop.ts';
import { check, same } from '../verdicts.ts';

const forUuid = async (shop: Shop, uuid: string) => ({ query: { isValid: true, storeId: await storeId(shop), uuid } });

export const cartPlans = plans({
  'cart.count': {
    ask: async (shop) => ({ query: { numType: true, type: 'sum', storeId: await storeId(shop), uuid: newUuid() } }),
    rules: {
      'sums the pieces of the lines, or counts the lines': async (shop) => {
        const { uuid } = await mixedCart(shop);
        const lines = await linesIn(shop, shop.guest, uuid);
        const pieces = lines.reduce((sum, { cartNum }) => sum + cartNum, 0);
        same(await countIn(shop, shop.guest, uuid), pieces, 'count with type=sum, against the lines');
        same(await countIn(shop, shop.guest, uuid, 'total'), lines.length, 'count with type=total, against the lines');
        same(pieces, 3, 'pieces in a cart to which three were added');
      },
      'counts 0 for an unknown cart': async (shop) => {
        same(await countIn(shop, shop.guest, newUuid()), 0, 'count');
      },
      'asks a guest for the id of the cart': async (shop) => {
        const query = { numType: true, type: 'sum', storeId: await storeId(shop) } as const;
        const { fieldErrors } = await shop.guest.refused('cart.count', 400, { query });
        check('uuid' in (fieldErrors ?? {}), 'data.fieldErrors does not name uuid');
      },
    },
  },
  'cart.list': {
    ask: (shop) => forUuid(shop, newUuid()),
    rules: {
      'groups the lines by merchant': async (shop) => {
        const { uuid, one, two } = await mixedCart(shop);
        const groups = await shop.guest.call('cart.list', await forUuid(shop, uuid));
        const merchants = groups.map(({ merId }) => merId);
        same(new Set(merchants).size, merchants.length, 'different merchants among the groups');
        for (const { productId, merId } of [one, two]) {
          const group = groups.find(({ cartInfoList }) => cartInfoList.some((line) => line.productId === productId));
          same(group?.merId, merId, `merchant of the group that holds product ${productId}`);
        }
      },
      'shows a cart to its owner only': async (shop) => {
        const { uuid } = await mixedCart(shop);
        same(await linesIn(shop, shop.guest, newUuid()), [], 'lines for another cart id');
        const own = new Set((await linesIn(shop, shop.guest, uuid)).map(({ id }) => id));
        const leaked = (await linesIn(shop, shop.user)).filter(({ id }) => own.has(id));
        same(leaked, [], "lines of a guest in a shopper's cart");
      },
      'shows a shopper no cart of another': async (shop) => {
        const [variant] = await variants(shop);
        const { id } = await userLine(shop, variant);
        const seen = (await linesIn(shop, shop.secondUser)).some((line) => line.id === id);
        check(!seen, `line ${id} of one shopper is in the cart of another`);
      },
      'leaves lines that can be bought out of those that cannot': async (shop) => {
        const { uuid } = await mixedCart(shop);
        const query = { isValid: false, storeId: await storeId(shop), uuid };
        same(await shop.guest.call('cart.list', { query }), [], 'lines with isValid=false');
      },
      'does not reveal which carts exist': async (shop) => {
        const { uuid, line } = await guestCart(shop);
        await shop.guest.call('cart.remove', { body: { ids: [line.id], uuid } });
        const emptied = await shop.guest.call('cart.list', await forUuid(shop, uuid));
        same(emptied, await shop.guest.call('cart.list', await forUuid(shop, newUuid())), 'an emptied cart');
      },
    },
  },
  'cart.subscribe': {
    ask: () => ({ body: { email: newEmail(), uuid: newUuid() } }),
    rules: {
      'takes an address twice': async (shop) => {
        const body = { email: newEmail(), uuid: newUuid() };
        await shop.guest.call('cart.subscribe', { body });
        await shop.guest.call('cart.subscribe', { body });
      },
    },
  },
  'cart.merge': {
    ask: async (shop) => ({ body: { uuid: newUuid(), storeId: await storeId(shop) } }),
    rules: {
      'moves a guest cart into the account, once': async (shop) => {
        const { uuid, variant } = await guestCart(shop, 2);
        const body = { uuid, storeId: await storeId(shop) };
        await userLine(shop, variant, 1);
        const before = await countIn(shop, shop.user);
        same(await shop.user.call('cart.merge', { body }), { count: before + 2 }, 'the count after merging');
        same(await shop.user.call('cart.merge', { body }), { count: before + 2 }, 'the count after merging again');
        same(await countIn(shop, shop.user), before + 2, 'count of the account');
        same(await countIn(shop, shop.guest, uuid), 0, 'count of the guest cart');
      },
    },
  },
});
