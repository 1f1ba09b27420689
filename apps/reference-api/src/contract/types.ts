import type { AnswerOf, Call, EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Kysely } from 'kysely';
import type { Locale, Tables } from '../db/index.ts';
import type { Shop } from '../repositories/shops.ts';

/** Who calls. A guest has no identity of its own; the cart's uuid travels in the call. */
export type Principal = { readonly kind: 'shopper'; readonly userId: number } | { readonly kind: 'guest' };

/** What every handler is given beside its input. */
export interface CallContext {
  /** For a keyed call the transaction in which it runs, else the database. Use nothing else. */
  readonly db: Kysely<Tables>;
  readonly shop: Shop;
  readonly principal: Principal;
  readonly locale: Locale;
  /** Moment of the call, epoch milliseconds. */
  readonly now: number;
  /** Address of the caller, for limits. */
  readonly ip: string;
}

type SectionIn<Id> = Id extends `${infer S}.${string}` ? S : never;
type NameIn<Id, S extends string> = Id extends `${S}.${infer N}` ? N : never;

/** A part of the contract, as in `cart`. */
export type Section = SectionIn<EndpointId>;

/** Answers one call. Its input is validated; what it answers is typed by the contract and written by it. */
export type Handler<Id extends EndpointId> = (
  call: CallContext & InputOf<Id>,
) => AnswerOf<Call<Id>> | Promise<AnswerOf<Call<Id>>>;

/** One handler for every call of a section. */
export type SectionHandlers<S extends Section> = {
  readonly [N in NameIn<EndpointId, S>]: `${S}.${N}` extends EndpointId ? Handler<`${S}.${N}`> : never;
};

/** One handler for every call of the contract. */
export type ContractHandlers = { readonly [S in Section]: SectionHandlers<S> };

/** Declares the handlers of a section; a missing, unknown or wrong one is a type error. */
export function contractRoutes<S extends Section>(_section: S, handlers: SectionHandlers<S>): SectionHandlers<S> {
  return handlers;
}
