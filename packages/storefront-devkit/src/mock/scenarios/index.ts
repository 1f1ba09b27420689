import { networks } from './networks.ts';
import type { Scenario } from './scenario.ts';
import { shoppers } from './shoppers.ts';
import { stock } from './stock.ts';

const seeded: Scenario = {
  summary: 'Two merchants, six products, two coupons, an account with an address and an empty cart.',
};

/** Name of a situation of a mocked shop. */
export type ScenarioName = 'default' | keyof typeof stock | keyof typeof shoppers | keyof typeof networks;

/** Scenarios by name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  default: seeded,
  ...stock,
  ...shoppers,
  ...networks,
};

export type { Scenario } from './scenario.ts';
