import { addressesOf, newAddress, removeAddressOnCleanup, someAddress } from '../fixtures/accounts.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, same } from '../verdicts.ts';

const unknown = () => ({ body: { id: UNKNOWN_ID } });

async function defaults(shop: Shop): Promise<number[]> {
  return (await addressesOf(shop.user)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

/** Runs a case that changes which address is the default one, and puts it back. */
async function withDefaultKept(shop: Shop, run: () => Promise<void>): Promise<void> {
  const [id] = await defaults(shop);
  await run();
  if (id !== undefined) await shop.user.call('addresses.setDefault', { body: { id } });
}

export const addressPlans = plans({
  'addresses.list': {
    rules: {
      'shows a shopper no address of another': async (shop) => {
        const id = await newAddress(shop);
        const isSeen = (await addressesOf(shop.secondUser)).some((address) => address.id === id);
        check(!isSeen, `address ${id} of one shopper is in the list of another`);
      },
    },
  },
  'addresses.all': {
    rules: {
      'has what the list has': async (shop) => {
        const all = await shop.user.call('addresses.all', {});
        same(all.slice(0, 50), await addressesOf(shop.user), 'addresses');
      },
    },
  },
  'addresses.detail': {
    ask: async (shop) => ({ path: { id: await newAddress(shop) } }),
    rules: {
      'is null for what does not exist, and for other shoppers': async (shop) => {
        const id = await newAddress(shop);
        same(await shop.user.call('addresses.detail', { path: { id: UNKNOWN_ID } }), null, 'an unknown address');
        same(await shop.secondUser.call('addresses.detail', { path: { id } }), null, 'the address of another');
        same((await shop.user.call('addresses.detail', { path: { id } }))?.id, id, 'id of the own address');
      },
    },
  },
  'addresses.getDefault': {
    rules: {
      'is the one that the list marks': async (shop) => {
        const [id] = await defaults(shop);
        same((await shop.user.call('addresses.getDefault', {}))?.id, id, 'id');
      },
    },
  },
  'addresses.save': {
    ask: () => ({ body: { ...someAddress, isDefault: false } }),
    unknown: () => ({ body: { ...someAddress, isDefault: false, id: UNKNOWN_ID } }),
    effect: async (shop) => {
      const all = await addressesOf(shop.user);
      for (const { id, email } of all) if (email === someAddress.email) removeAddressOnCleanup(shop, id, shop.user);
      return all.length;
    },
    rules: {
      'keeps what was written, and changes the address it names': async (shop) => {
        const id = await newAddress(shop);
        const changed = { ...someAddress, id, city: 'Salem', addressLine2: 'Second floor' };
        await shop.user.call('addresses.save', { body: { ...changed, isDefault: false } });
        const kept = (await addressesOf(shop.user)).find((address) => address.id === id);
        for (const [name, value] of Object.entries(changed)) same(kept?.[name as keyof typeof kept], value, name);
      },
      'changes no address of another': async (shop) => {
        const id = await newAddress(shop);
        await shop.secondUser.refused('addresses.save', 404, {
          body: { ...someAddress, id, city: 'Salem', isDefault: false },
        });
        const kept = (await addressesOf(shop.user)).find((address) => address.id === id);
        same(kept?.city, someAddress.city, 'city of the owner');
      },
      'keeps one default address': async (shop) => {
        await withDefaultKept(shop, async () => {
          await newAddress(shop, true);
          const last = await newAddress(shop, true);
          same(await defaults(shop), [last], 'default addresses');
        });
      },
    },
  },
  'addresses.remove': {
    ask: async (shop) => ({ body: { id: await newAddress(shop) } }),
    unknown,
    owned: true,
    rules: {
      'leaves a default address while there is any': async (shop) => {
        await withDefaultKept(shop, async () => {
          await newAddress(shop);
          const id = await newAddress(shop, true);
          await shop.user.call('addresses.remove', { body: { id } });
          same((await defaults(shop)).length, 1, 'default addresses');
        });
      },
    },
  },
  'addresses.setDefault': {
    ask: async (shop) => ({ body: { id: (await defaults(shop))[0] ?? (await newAddress(shop, true)) } }),
    unknown,
    owned: true,
    rules: {
      'moves the default': async (shop) => {
        await withDefaultKept(shop, async () => {
          const id = await newAddress(shop);
          await shop.user.call('addresses.setDefault', { body: { id } });
          same(await defaults(shop), [id], 'default addresses');
        });
      },
    },
  },
});
