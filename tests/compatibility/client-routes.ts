/**
 * The routes of the two public clients, each with the parameters without which its page shows nothing. A name in braces is
 * part of the path.
 */
const ROUTES: Readonly<Record<'pc' | 'mobile', Readonly<Record<string, readonly string[]>>>> = {
  pc: {
    '/': [],
    '/goods/goods_search': [],
    '/goods_detail/{id}': [],
    '/merchant/merchant/home': ['id'],
    '/order/order_detail': ['orderNo', 'orderStatus'],
    '/order/payment_result': [],
    '/order/shopping_cart': [],
    '/policy/privacy': [],
    '/policy/return': [],
    '/policy/shipping': [],
    '/policy/terms': [],
    '/users/application_record': [],
    '/users/order_list': [],
    '/users/user_info': [],
    '/users/address_list': [],
    '/users/coupon_list': [],
    '/users/collection_list': [],
  },
  mobile: {
    '/': [],
    '/pages/goods_details/index': ['id'],
    '/pages/goods_search/index': [],
    '/pages/merchant/application_record/index': [],
    '/pages/merchant/home/index': ['merId'],
    '/pages/order_addcart/order_addcart': [],
    '/pages/order_details/index': ['order_id', 'orderStatus'],
    '/pages/order_pay_status/index': ['orderNo'],
    '/pages/users/login/index': [],
    '/pages/users/order_list/index': [],
    '/pages/users/register/index': [],
    '/pages/users/user_address_list/index': [],
    '/pages/users/user_coupon/index': [],
    '/pages/users/user_goods_collection/index': [],
    '/pages/users/user_info/index': [],
  },
};

/** What the API serves itself, on the same host name. */
const SERVED_BY_API = /^\/(?:api|media|oidc|mcp|ucp|acp|sandbox|mail|operator|\.well-known)(?:\/|$)/;

/** The addresses in a text that a client has no page for: as paths, without duplicates. */
export function deadEnds(client: 'pc' | 'mobile', addresses: readonly string[]): string[] {
  const routes = Object.entries(ROUTES[client]).map(([path, needed]) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/, '\\d+')}$`),
    needed,
  }));
  const dead = addresses.filter((address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.test');
    if (SERVED_BY_API.test(pathname)) return false;
    return !routes.some(
      ({ pattern, needed }) => pattern.test(pathname) && needed.every((name) => searchParams.get(name)),
    );
  });
  return [...new Set(dead)];
}

/** Every address of these origins in a text, JSON or HTML. */
export function addressesIn(text: string, origins: readonly string[]): string[] {
  const found = text.replaceAll('&amp;', '&').match(/https?:\/\/[^\s"'<>\\]+/g) ?? [];
  return found.filter((address) => origins.includes(new URL(address).origin));
}
