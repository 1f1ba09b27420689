import { networks } from './networks.ts';
import type { Scenario } from './scenario.ts';
import { shelves } from './shelves.ts';
import { shoppers } from './shoppers.ts';

const all = {
  furnished: { summary: 'Two merchants, six products, two coupons, an account with an address and an empty cart.' },
  ...shelves,
  ...shoppers,
  ...networks,
};

export type ScenarioName = keyof typeof all;

/** Every scenario by its name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = all;

export type { Scenario } from './scenario.ts';
