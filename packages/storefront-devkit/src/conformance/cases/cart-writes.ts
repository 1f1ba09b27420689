import { countIn, entryOf, guestCart, linesIn, mixedCart, newUuid, userLine } from '../fixtures/carts.ts';
import { siblings, variants } from '../fixtures/goods.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import { check, same } from '../verdicts.ts';

/** What changes a cart. */
export const cartWritePlans = plans({
  'cart.save': {
    ask: async (shop) => ({ body: [await entryOf(shop, (await variants(shop))[0], 1, newUuid())] }),
    unknown: async (shop) => {
      const [variant] = await variants(shop);
      return { body: [{ ...(await entryOf(shop, variant, 1, newUuid())), productId: UNKNOWN_ID }] };
    },
    effect: (shop, { body }) => countIn(shop, shop.guest, body[0]?.uuid),
    rules: {
      'adds onto a line that exists': async (shop) => {
        const { uuid, variant } = await guestCart(shop, 2);
        await shop.guest.call('cart.save', { body: [await entryOf(shop, variant, 3, uuid)] });
        const lines = await linesIn(shop, shop.guest, uuid);
        same(
          lines.map(({ attrId, cartNum }) => [attrId, cartNum]),
          [[variant.attrId, 5]],
          'lines after 2 and 3 pieces',
        );
      },
      'takes no more than the stock': async (shop) => {
        const { uuid, variant } = await guestCart(shop, 2);
        const tooMany = Math.min(variant.stock, 9_999);
        await shop.guest.refused('cart.save', 400, { body: [await entryOf(shop, variant, tooMany, uuid)] });
        same(await countIn(shop, shop.guest, uuid), 2, 'count after the refusal');
      },
      'takes all entries or none': async (shop) => {
        const [variant] = await variants(shop);
        const uuid = newUuid();
        const good = await entryOf(shop, variant, 1, uuid);
        await shop.guest.refused('cart.save', 404, { body: [good, { ...good, productId: UNKNOWN_ID }] });
        same(await countIn(shop, shop.guest, uuid), 0, 'count after the refusal');
      },
      'does two requests under one key at once only once': async (shop) => {
        const uuid = newUuid();
        const [variant] = await variants(shop);
        const body = [await entryOf(shop, variant, 1, uuid)];
        const options = { idempotencyKey: crypto.randomUUID() };
        await Promise.all([1, 2, 3].map(() => shop.guest.call('cart.save', { body }, options)));
        same(await countIn(shop, shop.guest, uuid), 1, 'count after three requests under one key');
      },
      'refuses a key that was used for something else': async (shop) => {
        const uuid = newUuid();
        const [variant] = await variants(shop);
        const options = { idempotencyKey: crypto.randomUUID() };
        await shop.guest.call('cart.save', { body: [await entryOf(shop, variant, 1, uuid)] }, options);
        await shop.guest.refused(
          'cart.save',
          [400, 409, 422],
          { body: [await entryOf(shop, variant, 2, uuid)] },
          options,
        );
      },
    },
  },
  'cart.saveSku': {
    ask: async (shop) => {
      const [{ productId, sku }] = await variants(shop);
      return { body: [{ productId, sku, cartNum: 1, uuid: newUuid() }] };
    },
    unknown: () => ({ body: [{ productId: UNKNOWN_ID, sku: 'nothing', cartNum: 1, uuid: newUuid() }] }),
    effect: (shop, { body }) => countIn(shop, shop.guest, body[0]?.uuid),
    rules: {
      'finds the variant by its attribute values': async (shop) => {
        const uuid = newUuid();
        const [{ productId, sku, attrId }] = await variants(shop);
        await shop.guest.call('cart.saveSku', { body: [{ productId, sku, cartNum: 2, uuid }] });
        const lines = await linesIn(shop, shop.guest, uuid);
        same(
          lines.map((line) => [line.attrId, line.cartNum]),
          [[attrId, 2]],
          `lines after adding “${sku}”`,
        );
      },
    },
  },
  'cart.setQuantity': {
    ask: async (shop) => {
      const { uuid, line } = await guestCart(shop);
      return { body: { id: line.id, number: 1, uuid } };
    },
    unknown: () => ({ body: { id: UNKNOWN_ID, number: 1, uuid: newUuid() } }),
    rules: {
      'sets the quantity, whatever it was': async (shop) => {
        const { uuid, line } = await guestCart(shop, 2);
        for (const number of [5, 5, 1]) {
          await shop.guest.call('cart.setQuantity', { body: { id: line.id, number, uuid } });
          same(await countIn(shop, shop.guest, uuid), number, `count after setting ${number}`);
        }
      },
      'takes no more than the stock': async (shop) => {
        const { uuid, line, variant } = await guestCart(shop, 2);
        const number = Math.min(variant.stock + 1, 9_999);
        if (number > variant.stock)
          await shop.guest.refused('cart.setQuantity', 400, { body: { id: line.id, number, uuid } });
        same(await countIn(shop, shop.guest, uuid), 2, 'count after the refusal');
      },
      'changes no line of another cart': async (shop) => {
        const { uuid, line } = await guestCart(shop, 2);
        for (const caller of [shop.guest, shop.secondUser]) {
          await caller.refused('cart.setQuantity', 404, { body: { id: line.id, number: 4, uuid: newUuid() } });
        }
        same(await countIn(shop, shop.guest, uuid), 2, 'count of the owner');
      },
    },
  },
  'cart.remove': {
    ask: async (shop) => {
      const { uuid, line } = await guestCart(shop);
      return { body: { ids: [line.id], uuid } };
    },
    unknown: () => ({ body: { ids: [UNKNOWN_ID], uuid: newUuid() } }),
    rules: {
      'removes what is named and nothing else': async (shop) => {
        const { uuid, one } = await mixedCart(shop);
        const [gone] = (await linesIn(shop, shop.guest, uuid)).filter(({ attrId }) => attrId === one.attrId);
        await shop.guest.call('cart.remove', { body: { ids: [gone?.id ?? 0], uuid } });
        same(await countIn(shop, shop.guest, uuid), 1, 'count after removing two of three pieces');
      },
      'removes no line of another cart': async (shop) => {
        const { uuid, line } = await guestCart(shop, 2);
        for (const caller of [shop.guest, shop.secondUser]) {
          await caller.refused('cart.remove', 404, { body: { ids: [line.id], uuid: newUuid() } });
        }
        same(await countIn(shop, shop.guest, uuid), 2, 'count of the owner');
      },
    },
  },
  'cart.changeVariant': {
    ask: async (shop) => {
      const [one, two] = await siblings(shop);
      const { id } = await userLine(shop, one);
      return { body: { id, num: 1, productId: one.productId, unique: two.attrId } };
    },
    unknown: async (shop) => {
      const [{ productId, attrId: unique }] = await siblings(shop);
      return { body: { id: UNKNOWN_ID, num: 1, productId, unique } };
    },
    owned: true,
    rules: {
      'gives the line the variant and the quantity': async (shop) => {
        const [one, two] = await siblings(shop);
        const { id } = await userLine(shop, one);
        const body = { id, num: 3, productId: one.productId, unique: two.attrId };
        await shop.user.call('cart.changeVariant', { body });
        const lines = await linesIn(shop, shop.user);
        const line = lines.find(({ attrId }) => attrId === two.attrId);
        check((line?.cartNum ?? 0) >= 3, `the cart holds ${line?.cartNum ?? 0} of the variant instead of 3`);
        check(
          !lines.some((other) => other.id === id && other.attrId === one.attrId),
          'the line still has its old variant',
        );
        shop.onCleanup(`cart line ${line?.id}`, () =>
          shop.user.call('cart.remove', { body: { ids: [line?.id ?? 0] } }),
        );
      },
    },
  },
});
