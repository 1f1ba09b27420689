import type { Schema } from '../schema/schema.ts';
import type { Auth, InputValue } from './input.ts';
import type { Inputs } from './inputs/index.ts';

/** The name of a call: the path of its method, as in `cart.list`. */
export type EndpointId = { [S in keyof Inputs & string]: `${S}.${keyof Inputs[S] & string}` }[keyof Inputs & string];

type InputAt<Id> = Id extends `${infer S extends keyof Inputs & string}.${infer N}`
  ? N extends keyof Inputs[S]
    ? Inputs[S][N]
    : never
  : never;

/** What a call takes, by its name. */
export type InputOf<Id extends EndpointId> = InputValue<InputAt<Id>>;

/** An endpoint as clients need it: where it is, and how what it returns is read. */
export interface Endpoint<Id extends EndpointId = EndpointId, Answer = unknown> {
  /** The path of its method, as in `cart.list`. */
  readonly id: Id;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` where a path parameter goes. */
  readonly path: string;
  /** The shape of what it returns. */
  readonly answer: Schema<Answer>;
  /** Who may call. */
  readonly auth: Auth;
  /** A write that creates something: under an `Idempotency-Key` it may be repeated, where the backend honours keys. */
  readonly idempotent?: true;
  /** The body is a plain text. */
  readonly raw?: true;
  /** The body is a form with a file. */
  readonly multipart?: true;
  /** The data may come without an envelope. */
  readonly unwrapped?: true;
  /** The data is a text, which backends of the family send as `message`. */
  readonly inMessage?: true;
  /**
   * The answer is the shop's catalogue or its settings, which everybody may see: shared caches may keep it for a moment, and
   * a database replica may give it. Only marks such as "on my wish list" depend on who asks.
   */
  readonly public?: true;
}

/** What a call returns. */
export type AnswerOf<E> = E extends Endpoint<EndpointId, infer Answer> ? Answer : never;

/** Declares an endpoint; what it takes stands in `inputs` under the same name. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Id extends EndpointId, Answer>(
  id: Id,
  method: 'GET' | 'POST',
  path: string,
  auth: Auth,
  answer: Schema<Answer>,
  traits?: Pick<Endpoint, 'idempotent' | 'raw' | 'multipart' | 'unwrapped' | 'inMessage' | 'public'>,
): Endpoint<Id, Answer> {
  return { id, method, path, auth, answer, ...traits };
}
