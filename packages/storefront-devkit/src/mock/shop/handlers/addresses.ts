import { anAddress } from '../../fixtures/index.ts';
import type { MockHandlers } from '../../respond.ts';
import type { Account } from '../account.ts';
import { notFound } from '../refusals.ts';
import { pageOf, signedIn } from '../request.ts';
import type { Shop } from '../shop.ts';

/** Delivery addresses; the default one comes first. */
export function addressHandlers(shop: Shop): MockHandlers {
  const byDefault = ({ addresses }: Account) => addresses.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const setDefault = ({ addresses }: Account, id: number) => {
    for (const address of addresses) address.isDefault = address.id === id;
  };
  return {
    'addresses.list': (request) => pageOf(byDefault(signedIn(shop, request)), request),
    'addresses.all': (request) => byDefault(signedIn(shop, request)),
    'addresses.getDefault': (request) => signedIn(shop, request).addresses.find(({ isDefault }) => isDefault) ?? null,
    'addresses.detail': (request) =>
      signedIn(shop, request).addresses.find(({ id }) => id === Number(request.path.id)) ?? null,
    'addresses.save': (request) => {
      const { body } = request;
      const account = signedIn(shop, request);
      const known = account.addresses.find(({ id }) => id === body.id);
      if (body.id !== undefined && !known) throw notFound();
      const address = known ?? anAddress({ id: shop.nextId() });
      Object.assign(address, body, { addressLine2: body.addressLine2 ?? null, phone: body.phone ?? '' });
      if (!known) account.addresses.push(address);
      if (address.isDefault || account.addresses.length === 1) setDefault(account, address.id);
      return address;
    },
    'addresses.remove': (request) => {
      const account = signedIn(shop, request);
      const index = account.addresses.findIndex(({ id }) => id === request.body.id);
      if (index < 0) throw notFound();
      const [removed] = account.addresses.splice(index, 1);
      const newest = account.addresses.at(-1);
      if (removed?.isDefault && newest) setDefault(account, newest.id);
      return null;
    },
    'addresses.setDefault': (request) => {
      const account = signedIn(shop, request);
      if (!account.addresses.some(({ id }) => id === request.body.id)) throw notFound();
      setDefault(account, request.body.id);
      return null;
    },
  };
}
