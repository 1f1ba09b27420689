import type { Auth, InputValue } from './input.ts';
import type { Inputs } from './inputs/index.ts';
import type { Schema } from './schema.ts';

type Sections = Inputs;

/** The name of a call: section and method, as in `cart.list`. */
export type EndpointId = { [S in keyof Sections & string]: `${S}.${keyof Sections[S] & string}` }[keyof Sections &
  string];

type InputAt<Id> = Id extends `${infer S extends keyof Sections & string}.${infer N}`
  ? N extends keyof Sections[S]
    ? Sections[S][N]
    : never
  : never;

/** What a call takes, by its name. */
export type InputOf<Id extends EndpointId> = InputValue<InputAt<Id>>;

/** The half of an endpoint that every caller needs: where it is and how its answer reads. */
export interface Endpoint<Id extends EndpointId = EndpointId, Answer = unknown> {
  readonly id: Id;
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` where a path parameter goes. */
  readonly path: string;
  readonly answer: Schema<Answer>;
  readonly auth: Auth;
  /** A write that creates something: carries an `Idempotency-Key`, so that it may be repeated. */
  readonly keyed?: true;
  /** The body travels as plain text. */
  readonly raw?: true;
  /** The body travels as a form with a file. */
  readonly multipart?: true;
  /** The answer may come without an envelope. */
  readonly bare?: true;
}

/** What a call answers. */
export type AnswerOf<E> = E extends Endpoint<EndpointId, infer Answer> ? Answer : never;

/** Declares the wire half of a call; its input half is found by its name. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<Id extends EndpointId, Answer>(
  id: Id,
  method: 'GET' | 'POST',
  path: string,
  auth: Auth,
  answer: Schema<Answer>,
  traits?: Pick<Endpoint, 'keyed' | 'raw' | 'multipart' | 'bare'>,
): Endpoint<Id, Answer> {
  return { id, method, path, auth, answer, ...traits };
}
