import type { InputOf } from '../contract/endpoint.ts';
import { storeDetails, storeHomeIndex, storePageByType, storeTheme, storeUserMenu } from '../contract/store.ts';
import type { CallOptions, Client } from '../transport/client.ts';

/** The shop itself. @endpoint GET /api/front/store/details */
export function details(client: Client, query: InputOf<'store.details'>['query'] = {}, options?: CallOptions) {
  return client.call(storeDetails, { query }, options);
}

/** Look of the shop. @endpoint GET /api/front/store/theme */
export function theme(client: Client, query: InputOf<'store.theme'>['query'] = {}, options?: CallOptions) {
  return client.call(storeTheme, { query }, options);
}

/** A page that the store owner designed, or null. @endpoint GET /api/front/store/page/type */
export function pageByType(client: Client, query: InputOf<'store.pageByType'>['query'], options?: CallOptions) {
  return client.call(storePageByType, { query }, options);
}

/** Banners, currency and customer service. @endpoint GET /api/pc/home/index */
export function homeIndex(client: Client, options?: CallOptions) {
  return client.call(storeHomeIndex, {}, options);
}

/** Entries of the account menu. @endpoint GET /api/front/user/menu/user */
export function userMenu(client: Client, options?: CallOptions) {
  return client.call(storeUserMenu, {}, options);
}
