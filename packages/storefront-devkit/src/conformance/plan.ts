import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Caller } from './caller.ts';
import type { Shop } from './shop.ts';

/** Checks a rule; throws `RuleViolation`, `NotRun` or `UnexpectedResponse`. */
export type Check = (shop: Shop) => Promise<void>;

/** What is known of a call beyond its contract; the other cases are generated. */
export interface Plan<Id extends EndpointId> {
  /** Makes a request that must succeed. Only calls without required input can do without. */
  readonly ask?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** Who asks. @default the shopper where a token is needed, else a guest */
  readonly as?: (shop: Shop) => Caller | Promise<Caller>;
  /** A request that names what does not exist. @default one made of the contract where its path holds an id */
  readonly unknown?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** What `ask` names belongs to the shopper: other shoppers must get 404. */
  readonly owned?: true;
  /** A measure of what an idempotent write does, to tell once from twice. */
  readonly effect?: (shop: Shop, input: InputOf<Id>) => Promise<unknown>;
  /** Sends no more than two invalid requests: backends limit how often an account may have a code mailed, by the hour. */
  readonly sparing?: true;
  /** Shops may have it switched off: then 404 to a valid request is no fault. */
  readonly optional?: true;
  /** Further rules, by their names in reports. */
  readonly rules?: Readonly<Record<string, Check>>;
}

export type Plans = { readonly [Id in EndpointId]?: Plan<Id> };

/** Declares plans by the names of their calls. */
export function plans(plans: Plans): Plans {
  return plans;
}
