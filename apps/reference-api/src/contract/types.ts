import type { Call, EndpointId, InputOf, ResponseOf } from '@promenade/storefront-sdk/contract';
import type { SignedAgent } from '../agents/signed-agents.ts';
import type { Channel, Edition } from '../compatibility/edition.ts';
import type { Db, Locale } from '../db/index.ts';
import type { ShopLanguages } from '../db/texts.ts';
import type { Shop } from '../repositories/shops.ts';
import type { IncomingForm } from './incoming-form.ts';

/** The caller. A guest has no identity; the cart's uuid is part of the call. */
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

/** Context that every handler receives next to its input. */
export interface CallContext {
  /**
   * For an idempotent call the transaction in which it runs, for a public read a replica that may lag slightly, otherwise
   * the database. Handlers must use no other connection.
   */
  readonly db: Db;
  /** The primary database: for data that a shopper may have just written, in a public read. */
  readonly leader: Db;
  readonly shop: Shop;
  readonly principal: Principal;
  /** Thumbprint of the key to which a token that this call hands out is bound; null for none. */
  readonly proofKey: string | null;
  /** Language of sentences. */
  readonly locale: Locale;
  /** Languages for the texts of the shop, the best one first. */
  readonly languages: ShopLanguages;
  /** Time of the call, epoch milliseconds. */
  readonly now: number;
  /** Address of the caller, for limits. */
  readonly ip: string;
  /** The trusted agent that signed the request, for limits. */
  readonly signedAgent: SignedAgent | null;
  /** Whose pages the storefront that calls has. */
  readonly edition: Edition;
  /** The screens for which that storefront says that it is made. */
  readonly channel: Channel | undefined;
  /** Origin of the calling page, if it is a storefront other than the shop's own. */
  readonly storefront: string | null;
  /** Aborted when the response is no longer needed: the client disconnected, or received a timeout error. */
  readonly signal: AbortSignal;
}

type SectionIn<Id> = Id extends `${infer S}.${string}` ? S : never;
type NameIn<Id, S extends string> = Id extends `${S}.${infer N}` ? N : never;

/** A part of the contract, as in `cart`. */
export type Section = SectionIn<EndpointId>;

/** Input that a call receives: the unread body of a form, otherwise the values that the contract names. */
type Given<Input> = Input extends { readonly body: FormData }
  ? Omit<Input, 'body'> & { readonly body: IncomingForm }
  : Input;

type Answering<Id extends EndpointId> = (
  call: CallContext & Given<InputOf<Id>>,
) => ResponseOf<Call<Id>> | Promise<ResponseOf<Call<Id>>>;

/**
 * A call with slow work that writes nothing, such as hashing a password or calling a payment provider. It runs before the
 * transaction of an idempotent call opens, so that it occupies no connection.
 */
export interface PreparedHandler<Id extends EndpointId> {
  /** Does the work, and returns what answers the call within the transaction. */
  readonly prepare: (call: CallContext & InputOf<Id>) => Promise<Answering<Id>>;
  /**
   * Replaces the answer after the transaction was closed, for what must not be stored, such as a token. A request with an
   * idempotency key does not receive it, since its repetition could not.
   */
  readonly after?: Answering<Id>;
}

/** Handles one call. Its input is validated; the contract types and serializes its result. */
export type Handler<Id extends EndpointId> = Answering<Id> | PreparedHandler<Id>;

/** One handler for every call of a section. */
export type SectionHandlers<S extends string> = {
  readonly [N in NameIn<EndpointId, S>]: `${S}.${N}` extends EndpointId ? Handler<`${S}.${N}`> : never;
};

/** One handler for every call of the contract. */
export type ContractHandlers = { readonly [S in Section]: SectionHandlers<S> };

/** Handlers for alias paths of a call that clients of the family use, with their own path parameters. */
export type AliasHandlers = Readonly<
  Record<string, (call: CallContext & { path: { id: number } }) => Promise<unknown>>
>;

/** Declares the handlers of a section; a missing, unknown or wrong one is a type error. */
export function contractRoutes<S extends Section>(_section: S, handlers: SectionHandlers<S>): SectionHandlers<S> {
  return handlers;
}
