import * as contract from '../contract/index.ts';
import { type JsonSchema, type Refer, responseSchema } from '../schema/json-schema.ts';
import { type AnySchema, money, time } from '../schema/schema.ts';

/** Scalars that are described once, as components. */
const scalars = [
  {
    name: 'Money',
    schema: money,
    description: 'An amount in the currency of the shop, as decimal text such as `"12.50"`.',
  },
  { name: 'Time', schema: time, description: 'A time in UTC, `yyyy-MM-dd HH:mm:ss`.' },
] as const;

const isEntity = (entry: [string, unknown]): entry is [string, AnySchema] =>
  /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function' && 'kind' in entry[1];

/** The entities of the contract, with their names. */
export const entities: ReadonlyMap<AnySchema, string> = new Map(
  Object.entries(contract)
    .filter(isEntity)
    .map(([name, schema]) => [schema, name]),
);

/** A reference to a component, `#/components/{kind}/{name}`. */
export const reference = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });

/** References entities and scalars. */
export const refer: Refer = (schema) => {
  const name = entities.get(schema) ?? scalars.find((scalar) => scalar.schema.kind === schema.kind)?.name;
  return name === undefined ? undefined : reference('schemas', name);
};

/** All referenced schemas, in alphabetical order. */
export function schemaComponents(): Record<string, JsonSchema> {
  const described: [string, JsonSchema][] = [
    ['Failure', failure],
    ...scalars.map(({ name, schema, description }): [string, JsonSchema] => [
      name,
      { ...responseSchema(schema), description },
    ]),
    ...[...entities].map(([schema, name]): [string, JsonSchema] => [
      name,
      responseSchema(schema, (inner) => (inner === schema ? undefined : refer(inner))),
    ]),
  ];
  return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const failure: JsonSchema = {
  type: 'object',
  description:
    'Any response but success. A backend may send it with HTTP status 200; the code in the body takes precedence.',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    message: { type: ['string', 'null'] },
    data: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { fieldErrors: { type: 'object', additionalProperties: { type: 'string' } } },
        },
      ],
    },
  },
};

/** An error response; the description says when it is sent. */
export const failureResponse = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: reference('schemas', 'Failure') } },
});

export const commonResponses: Readonly<Record<string, JsonSchema>> = {
  BadInput: failureResponse('The input is invalid; `data.fieldErrors` has one message per field.'),
  BodyTooLarge: failureResponse('The body is too large.'),
  KeyReused: failureResponse('The `Idempotency-Key` was used with another body before.'),
  ServerFault: failureResponse('Something went wrong on the server.'),
  SignInNeeded: failureResponse('Sign-in required. Backends also respond with 402, 410000, 410001 or 410002.'),
  TooMany: {
    ...failureResponse('Too many requests.'),
    headers: {
      'Retry-After': { description: 'Seconds to wait, or a date.', schema: { type: 'string' } },
    },
  },
};

/** Kinds of credentials; one of them is enough. */
export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'An access token without a key binding.' },
  dpop: {
    type: 'http',
    scheme: 'DPoP',
    description: 'A key-bound access token, with a DPoP proof in the header `DPoP` (RFC 9449).',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'Authori-zation',
    description: 'The header of CRMEB backends: the token without a scheme.',
  },
} as const;
