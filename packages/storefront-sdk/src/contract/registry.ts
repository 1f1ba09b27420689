import type { Spec } from '../call.ts';
import { paging } from '../calls/inputs.ts';
import { resources } from '../calls/resources.ts';
import { type AnySchema, object, type Shape } from '../schema/schema.ts';
import { type Endpoint, isInQuery } from '../transport/endpoint.ts';

/** Input of a call, for servers, validators and documentation. */
export interface Input extends Spec<Shape, Shape, AnySchema> {}

type Resources = typeof resources;
type AnyCall = Endpoint & { readonly spec: unknown; readonly wire?: unknown };
type CallsIn<Module> = Extract<Module[keyof Module], AnyCall>;
type Declared = { [R in keyof Resources]: CallsIn<Resources[R]> }[keyof Resources];

/** The name of a call: the path of its method, as in `cart.list`. */
export type EndpointId = Declared['id'];

type DeclaredAs<Id extends EndpointId> = Extract<Declared, { readonly id: Id }>;

/** Response type of a call. */
export type AnswerOf<E> = E extends Endpoint<infer Answer> ? Answer : never;

/** What travels to a backend, by the name of the call: `{ path, query, body }`, each only where the call has it. */
export type InputOf<Id extends EndpointId> = NonNullable<DeclaredAs<Id>['wire']>;

/** A call with its input. */
export type Call<Id extends EndpointId = EndpointId> = Id extends EndpointId
  ? Endpoint<AnswerOf<DeclaredAs<Id>>> & { readonly id: Id; readonly input: Input }
  : never;

type Contract = { readonly [Id in EndpointId]: Call<Id> };

type DeclaredEndpoint = Endpoint & { spec: Input; writes?: { of: Shape }; paged?: true };

const isCall = (value: unknown): value is DeclaredEndpoint => typeof value === 'function' && 'spec' in value;

/** The fields of a call in one place each: those that are written in another form, and the page of a list, as well. */
function inputOf(call: DeclaredEndpoint) {
  const { paged, writes, spec } = call;
  const written = writes?.of;
  const isQuery = isInQuery(call);
  const query = { ...(paged && paging), ...spec.query, ...(isQuery && written) };
  const body = !isQuery && written ? object({ ...(spec.body?.of as Shape | undefined), ...written }) : spec.body;
  return { ...spec, ...(Object.keys(query).length > 0 && { query }), ...(body && { body }) };
}

function join(): Contract {
  const calls = Object.values(resources).flatMap((module) => Object.values<unknown>(module));
  return Object.fromEntries(
    calls.filter(isCall).map((call) => {
      const { spec: _, ...endpoint } = call;
      return [call.id, { ...endpoint, input: inputOf(call) }];
    }),
  ) as unknown as Contract;
}

/** The whole contract by method, endpoints with their inputs: for servers, validators, mocks and documents. */
export const contract: Contract = join();
