import {
  addressDelete,
  addressList,
  addressSave,
  addressSetDefault,
  loginEmailCaptcha,
  loginRegisterEmail,
  loginTokenIsExist,
  userInfo,
} from './account.ts';
import { cartCount, cartDelete, cartList, cartMerge, cartNum, cartSave, cartSaveSku } from './cart.ts';
import {
  productByCollection,
  productByIds,
  productDetail,
  productDetailBySlug,
  productIndexList,
  searchHotKeywords,
  searchProducts,
} from './catalog.ts';
import type { EndpointId } from './endpoint.ts';
import type { Input } from './input.ts';
import { inputs } from './inputs/index.ts';
import {
  orderAwaitPay,
  orderCancel,
  orderCounts,
  orderCreate,
  orderDelete,
  orderDetail,
  orderList,
  orderMasterDetail,
  paymentMethods,
  paymentPay,
  paymentResult,
  preorderComputePrice,
  preorderCreate,
  preorderLoad,
} from './orders.ts';
import {
  categoryTree,
  merchantStreet,
  newsletterSubscribe,
  storeDetails,
  storeHomeIndex,
  storePageByType,
  storeTheme,
  storeUserMenu,
} from './store.ts';

// Named one by one: from whole modules (`import *`) bundlers would make objects that keep every call alive.
const wires = [
  storeDetails,
  storeTheme,
  storePageByType,
  storeHomeIndex,
  storeUserMenu,
  categoryTree,
  merchantStreet,
  newsletterSubscribe,
  searchHotKeywords,
  searchProducts,
  productDetail,
  productDetailBySlug,
  productIndexList,
  productByCollection,
  productByIds,
  cartCount,
  cartList,
  cartSave,
  cartSaveSku,
  cartNum,
  cartDelete,
  cartMerge,
  loginRegisterEmail,
  loginEmailCaptcha,
  loginTokenIsExist,
  userInfo,
  addressList,
  addressSave,
  addressDelete,
  addressSetDefault,
  preorderCreate,
  preorderLoad,
  preorderComputePrice,
  orderCreate,
  orderAwaitPay,
  orderMasterDetail,
  orderList,
  orderDetail,
  orderCounts,
  orderCancel,
  orderDelete,
  paymentMethods,
  paymentPay,
  paymentResult,
] as const;

type Wire = (typeof wires)[number];

/** Both halves of a call. */
export type Call<Id extends EndpointId = EndpointId> = Extract<Wire, { readonly id: Id }> & { readonly input: Input };

/** An input without its wire half is a type error here. */
type Contract = { readonly [Id in EndpointId]: Id extends Wire['id'] ? Call<Id> : never };

function join(): Contract {
  const calls: Record<string, unknown> = {};
  for (const wire of wires) {
    const [section, name] = wire.id.split('.') as [keyof typeof inputs, string];
    calls[wire.id] = { ...wire, input: (inputs[section] as Record<string, Input>)[name] };
  }
  return calls as Contract;
}

/** The whole contract, by call name, with both halves: for servers, validators, mocks and documents. */
export const contract: Contract = join();
