/** Every read of the shop; the only place where keys are made. */
export {
  addresses,
  awaitPay,
  masterOrder,
  order,
  orderCounts,
  orders,
  preOrder,
  user,
  userMenu,
} from './private-queries.ts';
export {
  cart,
  categories,
  collection,
  homeIndex,
  homeProducts,
  hotKeywords,
  merchants,
  paymentMethods,
  product,
  products,
  productsByIds,
  storeDetails,
  storePage,
  theme,
  unavailableLines,
} from './queries.ts';
