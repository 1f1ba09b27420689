import { contractRoutes } from '../contract/types.ts';
import { makeDefault, removeAddress, saveAddress, toAddress } from '../domain/addresses.ts';
import { shopperOf } from '../domain/principals.ts';
import { addressesOf, addressOf, defaultAddressOf } from '../repositories/addresses.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';

export const addressRoutes = () =>
  contractRoutes('addresses', {
    list: async (call) => {
      const all = (await addressesOf(call.db, shopperOf(call))).map(toAddress);
      const { offset, limit } = pageWindow(call.query);
      return pageOf(all.slice(offset, offset + limit), all.length, call.query);
    },
    all: async (call) => (await addressesOf(call.db, shopperOf(call))).map(toAddress),
    detail: async (call) => {
      const address = await addressOf(call.db, shopperOf(call), call.path.id);
      return address ? toAddress(address) : null;
    },
    getDefault: async (call) => {
      const address = await defaultAddressOf(call.db, shopperOf(call));
      return address ? toAddress(address) : null;
    },
    // The location of an IP address would need a third-party service.
    ipInfo: () => ({ country_name: '', country_calling_code: '', region: '', city: '' }),
    save: async (call) => toAddress(await saveAddress(call.db, shopperOf(call), call.body, call.now)),
    remove: async (call) => {
      await removeAddress(call.db, shopperOf(call), call.body.id, call.now);
      return null;
    },
    setDefault: async (call) => {
      await makeDefault(call.db, shopperOf(call), call.body.id, call.now);
      return null;
    },
  });
