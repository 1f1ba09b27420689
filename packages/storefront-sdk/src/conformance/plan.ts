import type { EndpointId, InputOf } from '../contract/endpoint.ts';
import type { Caller } from './caller.ts';
import type { Shop } from './shop.ts';

/** Checks something that must hold; throws `Broken`, `NotRun` or `UnexpectedAnswer`. */
export type Check = (shop: Shop) => Promise<void>;

/** What is known of a call beyond its contract; the other cases are generated. */
export interface Plan<Id extends EndpointId> {
  /** Makes a request that must succeed. Only calls without required input can do without. */
  readonly ask?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** Who asks. @default the shopper where a token is needed, else a guest */
  readonly as?: (shop: Shop) => Caller | Promise<Caller>;
  /** A request that names what does not exist. @default one made of the contract where its path holds an id */
  readonly unknown?: (shop: Shop) => InputOf<Id> | Promise<InputOf<Id>>;
  /** What `ask` names belongs to the shopper: to others it must not exist. */
  readonly owned?: true;
  /** A measure of what a keyed write does, to tell once from twice. */
  readonly effect?: (shop: Shop, input: InputOf<Id>) => Promise<unknown>;
  /** Shops may have it switched off: then 404 to a right request is no fault. */
  readonly optional?: true;
  /** Further rules, by the words that a report says. */
  readonly rules?: Readonly<Record<string, Check>>;
}

type SectionIn<Id> = Id extends `${infer S}.${string}` ? S : never;
type NameIn<Id, S extends string> = Id extends `${S}.${infer N}` ? N : never;

/** A part of the contract, as in `cart`. */
export type Section = SectionIn<EndpointId>;

export type Plans<S extends Section> = {
  readonly [N in NameIn<EndpointId, S>]?: `${S}.${N}` extends EndpointId ? Plan<`${S}.${N}`> : never;
};

/** Declares the plans of a section. */
export function plans<S extends Section>(_section: S, plans: Plans<S>): Plans<S> {
  return plans;
}
