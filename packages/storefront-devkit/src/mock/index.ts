export { type FixedClock, fixedClock } from './clock.ts';
export * from './fixtures/index.ts';
export { createMockStorefront, type MockStorefront, type MockStorefrontOptions } from './mock-storefront.ts';
export {
  MockFailure,
  type MockHandlers,
  type MockOptions,
  type MockRequest,
  type MockResult,
  type Respond,
} from './respond.ts';
export { type Scenario, type ScenarioName, scenarios } from './scenarios/index.ts';
export type { Account, CartEntry, Checkout } from './shop/account.ts';
export { MOCK_CODE } from './shop/codes.ts';
export type { Operator } from './shop/operator.ts';
export type { Order, OrderPart } from './shop/order.ts';
export type { Shop } from './shop/shop.ts';
