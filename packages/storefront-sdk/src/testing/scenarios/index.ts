import { networks } from './networks.ts';
import type { Scenario } from './scenario.ts';
import { shelves } from './shelves.ts';
import { shoppers } from './shoppers.ts';

const furnished: Scenario = {
  summary: 'Two merchants, six products, two coupons, an account with an address and an empty cart.',
};

/** Name of a situation that a shop in memory can be put into. */
export type ScenarioName = 'furnished' | keyof typeof shelves | keyof typeof shoppers | keyof typeof networks;

/** Every scenario by its name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = { furnished, ...shelves, ...shoppers, ...networks };

export type { Scenario } from './scenario.ts';
