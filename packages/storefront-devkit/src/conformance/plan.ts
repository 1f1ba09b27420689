import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Caller } from './caller.ts';
import type { Shop } from './shop.ts';

/** Checks a rule; throws `RuleViolation`, `NotRun` or `UnexpectedResponse`. */
export type Check = (shop: Shop) => Promise<void>;

/** Facts about a call that its contract does not have; the other cases are generated. */
export interface Plan<Id extends EndpointId> {
  /** Makes a request that must succeed. Optional for calls without required input. */
  readonly ask?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** The caller. @default the shopper if a token is needed, or a guest */
  readonly as?: (shop: Shop) => Caller | Promise<Caller>;
  /** A request with an unknown id. @default a sample of the contract, if its path has an id */
  readonly unknown?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** The id in `ask` belongs to the shopper: other shoppers must get 404. */
  readonly owned?: true;
  /** Measures the effect of an idempotent write, to detect a second one. */
  readonly effect?: (shop: Shop, input: InputOf<Id>) => Promise<unknown>;
  /** Sends no more than two invalid requests: backends limit how often an account may have a code mailed, by the hour. */
  readonly sparing?: true;
  /** Shops may have it switched off; 404 for a valid request is then allowed. */
  readonly optional?: true;
  /** Further rules, by their names in reports. */
  readonly rules?: Readonly<Record<string, Check>>;
}

export type Plans = { readonly [Id in EndpointId]?: Plan<Id> };

/** Declares plans by the names of their calls. */
export function plans(plans: Plans): Plans {
  return plans;
}
