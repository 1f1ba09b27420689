import type { AnswerOf, Call, EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Kysely } from 'kysely';
import type { Locale, Tables } from '../db/index.ts';
import type { Shop } from '../repositories/shops.ts';
import type { IncomingForm } from './incoming-form.ts';

/** Who calls. A guest has no identity of its own; the cart's uuid travels in the call. */
export type Principal =
  | {
      readonly kind: 'shopper';
      readonly userId: number;
      /** The shop that the account is one of; elsewhere its holder is a guest. */
      readonly storeId: number;
      /** The sign-in under which the token was handed out. */
      readonly grantId: string;
    }
  | { readonly kind: 'guest' };

/** What every handler is given beside its input. */
export interface CallContext {
  /** For an idempotent call the transaction in which it runs, else the database. Use nothing else. */
  readonly db: Kysely<Tables>;
  readonly shop: Shop;
  readonly principal: Principal;
  /** Thumbprint of the key to which a token that this call hands out is bound; null for none. */
  readonly proofKey: string | null;
  readonly locale: Locale;
  /** Moment of the call, epoch milliseconds. */
  readonly now: number;
  /** Address of the caller, for limits. */
  readonly ip: string;
  /** Aborted when the caller of a write has left; never for a read. */
  readonly signal: AbortSignal;
}

type SectionIn<Id> = Id extends `${infer S}.${string}` ? S : never;
type NameIn<Id, S extends string> = Id extends `${S}.${infer N}` ? N : never;

/** A part of the contract, as in `cart`. */
export type Section = SectionIn<EndpointId>;

/** What a call is given of its request: of a form what is on its way, else what the contract names. */
type Given<Input> = Input extends { readonly body: FormData }
  ? Omit<Input, 'body'> & { readonly body: IncomingForm }
  : Input;

type Answering<Id extends EndpointId, More extends unknown[] = []> = (
  call: CallContext & Given<InputOf<Id>>,
  ...more: More
) => AnswerOf<Call<Id>> | Promise<AnswerOf<Call<Id>>>;

/**
 * A call with work that takes long and writes nothing, such as the hash of a password. It is done before the transaction of
 * an idempotent call opens, since nobody else gets on meanwhile where there is one connection; `answer` is given what it made.
 */
export interface PreparedHandler<Id extends EndpointId> {
  readonly before: (call: CallContext & InputOf<Id>) => Promise<string>;
  readonly answer: Answering<Id, [prepared: string]>;
}

/** Answers one call. Its input is validated; what it answers is typed by the contract and written by it. */
export type Handler<Id extends EndpointId> = Answering<Id> | PreparedHandler<Id>;

/** One handler for every call of a section. */
export type SectionHandlers<S extends string> = {
  readonly [N in NameIn<EndpointId, S>]: `${S}.${N}` extends EndpointId ? Handler<`${S}.${N}`> : never;
};

/** One handler for every call of the contract. */
export type ContractHandlers = { readonly [S in Section]: SectionHandlers<S> };

/** Declares the handlers of a section; a missing, unknown or wrong one is a type error. */
export function contractRoutes<S extends Section>(_section: S, handlers: SectionHandlers<S>): SectionHandlers<S> {
  return handlers;
}
