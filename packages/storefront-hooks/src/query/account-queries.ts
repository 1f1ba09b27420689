import {
  addressesDetail,
  addressesGetDefault,
  addressesList,
  type OrderListItem,
  ordersCounts,
  ordersDetail,
  ordersList,
  ordersListUnpaid,
  ordersMasterDetail,
  preordersLoad,
  storeUserMenu,
  type UnpaidOrder,
  userInfo,
} from '@promenade/storefront-sdk';
import { LIST_FIRST_PAGE, PRODUCT_LIST_SIZE } from '../domain/constants.ts';
import { builtInPrivate, type QueryPage } from './query.ts';

/** A tab of the order list. */
export type OrderTab = 'all' | 'to-ship' | 'to-receive' | 'completed' | 'cancelled';

const listTypes = { 'to-ship': 1, 'to-receive': 2, completed: 3, cancelled: 9 } as const;
/** The backend's maximum page size. */
const ADDRESS_LIMIT = 50;

/** The signed-in shopper. */
export const user = () => builtInPrivate(['user'], (client, options) => userInfo(client, options));

/** Entries of the account menu. */
export const userMenu = () => builtInPrivate(['userMenu'], (client, options) => storeUserMenu(client, options));

/** Addresses of the account, the default first. */
export const addresses = () =>
  builtInPrivate(['addresses'], async (client, options) => {
    const page = await addressesList(client, { page: LIST_FIRST_PAGE, limit: ADDRESS_LIMIT }, options);
    return page.list;
  });

/** One address; null when it was deleted. */
export const address = (id: number) =>
  builtInPrivate(['address', id], (client, options) => addressesDetail(client, id, options));

/** The default address, or null. */
export const defaultAddress = () =>
  builtInPrivate(['defaultAddress'], (client, options) => addressesGetDefault(client, options));

/** An open checkout. */
export const preOrder = (preOrderNo: string) =>
  builtInPrivate(['preOrder', preOrderNo], (client, options) => preordersLoad(client, preOrderNo, options));

/** One page of the merchant orders (SH…) of a tab, the latest first. */
export const orders = (tab: OrderTab, page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE, keyword = '') =>
  builtInPrivate<QueryPage<OrderListItem>>(['orders', tab, page, limit, keyword], (client, options) =>
    ordersList(
      client,
      { page, limit, ...(tab !== 'all' && { type: listTypes[tab] }), ...(keyword && { keyword }) },
      options,
    ),
  );

/** One page of the unpaid checkouts (PT…), the latest first. */
export const unpaidOrders = (page = LIST_FIRST_PAGE, limit = PRODUCT_LIST_SIZE) =>
  builtInPrivate<QueryPage<UnpaidOrder>>(['unpaidOrders', page, limit], (client, options) =>
    ordersListUnpaid(client, { page, limit }, options),
  );

/** One merchant order (SH…). */
export const order = (orderNo: string) =>
  builtInPrivate(['order', orderNo], (client, options) => ordersDetail(client, orderNo, options));

/** A whole checkout (PT…). */
export const masterOrder = (orderNo: string) =>
  builtInPrivate(['masterOrder', orderNo], (client, options) => ordersMasterDetail(client, orderNo, options));

/** The number of orders in each state. */
export const orderCounts = () => builtInPrivate(['orderCounts'], (client, options) => ordersCounts(client, options));
