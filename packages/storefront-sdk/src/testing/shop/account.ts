import { anAddress } from '../fixtures/index.ts';
import { type MockAnswers, MockFailure } from '../respond.ts';
import { isSignedIn, missing, pageOf } from './request.ts';
import type { Shop } from './shop.ts';

/** The account and its addresses; the default one comes first. */
export function accountAnswers(shop: Shop): MockAnswers {
  const byDefault = () => [...shop.addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const makeDefault = (chosen: number) => {
    for (const address of shop.addresses) address.isDefault = address.id === chosen;
  };
  return {
    'login.tokenIsExist': (request) => isSignedIn(shop, request),
    'login.registerEmail': ({ body }) => {
      if (body.email !== shop.user.email) return null;
      throw new MockFailure(400, 'Please check the marked fields', { email: 'This address has an account already' });
    },
    'user.info': () => ({ ...shop.user, collectCount: shop.wishes.length, couponCount: shop.heldCoupons.length }),
    'user.edit': ({ body }) => {
      Object.assign(shop.user, body);
      return null;
    },
    'address.list': (request) => pageOf(byDefault(), request),
    'address.all': byDefault,
    'address.default': () => shop.addresses.find(({ isDefault }) => isDefault) ?? null,
    'address.detail': ({ path }) => shop.addresses.find(({ id }) => id === Number(path.id)) ?? null,
    'address.save': ({ body }) => {
      const known = shop.addresses.find(({ id }) => id === body.id);
      if (body.id !== undefined && !known) throw missing();
      const address = known ?? anAddress({ id: shop.nextId() });
      Object.assign(address, body, { addressLine2: body.addressLine2 ?? null, phone: body.phone ?? '' });
      if (!known) shop.addresses.push(address);
      if (address.isDefault || shop.addresses.length === 1) makeDefault(address.id);
      return address;
    },
    'address.delete': ({ body }) => {
      const index = shop.addresses.findIndex(({ id }) => id === body.id);
      if (index < 0) throw missing();
      const [removed] = shop.addresses.splice(index, 1);
      const newest = shop.addresses.at(-1);
      if (removed?.isDefault && newest) makeDefault(newest.id);
      return null;
    },
    'address.setDefault': ({ body }) => {
      if (!shop.addresses.some(({ id }) => id === body.id)) throw missing();
      makeDefault(body.id);
      return null;
    },
  };
}
