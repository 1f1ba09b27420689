import type { Spec } from '../call.ts';
import { paging } from '../calls/inputs.ts';
import { resources } from '../calls/resources.ts';
import { type AnySchema, object, type Shape } from '../schema/schema.ts';
import { type Endpoint, isInQuery } from '../transport/endpoint.ts';

/** Input and description of a call, for servers, validators and documentation. */
export interface Input extends Spec<Shape, Shape, AnySchema> {}

type Resources = typeof resources;
type AnyCall = Endpoint & { readonly spec: unknown; readonly wire?: unknown };
type CallsIn<Module> = Extract<Module[keyof Module], AnyCall>;
type Declared = { [R in keyof Resources]: CallsIn<Resources[R]> }[keyof Resources];

/** Name of a call: resource and method, such as `cart.list`. */
export type EndpointId = Declared['id'];

type DeclaredAs<Id extends EndpointId> = Extract<Declared, { readonly id: Id }>;

/** Response type of a call. */
export type ResponseOf<E> = E extends Endpoint<infer Data> ? Data : never;

/** Wire format of a call's input: `{ path, query, body }`, without the parts that the call doesn't have. */
export type InputOf<Id extends EndpointId> = NonNullable<DeclaredAs<Id>['wire']>;

/** A call with its input. */
export type Call<Id extends EndpointId = EndpointId> = Id extends EndpointId
  ? Endpoint<ResponseOf<DeclaredAs<Id>>> & { readonly id: Id; readonly input: Input }
  : never;

type Contract = { readonly [Id in EndpointId]: Call<Id> };

type DeclaredEndpoint = Endpoint & { spec: Input; writes?: { of: Shape }; paged?: true };

const isCall = (value: unknown): value is DeclaredEndpoint => typeof value === 'function' && 'spec' in value;

/** All input fields of a call, including paging and the fields that callers pass in another form. */
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

/** All calls by name, with their inputs: for servers, validators, mocks and documentation. */
export const contract: Contract = join();
