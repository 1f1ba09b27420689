import type { FileInput } from '../call.ts';
import type { Call } from '../contract/registry.ts';
import { encode } from '../schema/encode.ts';
import { type JsonSchema, objectSchema, responseSchema, toJsonSchema } from '../schema/json-schema.ts';
import { sample } from '../schema/sample.ts';
import type { AnySchema, Shape } from '../schema/schema.ts';
import { failureResponse, refer, reference, securitySchemes } from './components.ts';

type Examples = Readonly<Record<string, unknown>> | undefined;

/** Describes a call as an operation. */
export function operation(call: Call): JsonSchema {
  const { id, input, auth, idempotent } = call;
  const body = requestBody(call);
  return {
    operationId: 'isAlias' in call ? `${id}.alias` : id,
    tags: [id.split('.')[0]],
    summary: input.summary,
    'x-origin': input.origin,
    security: security(auth),
    parameters: [
      ...parameters('path', input.path, input.example?.path as Examples),
      ...parameters('query', input.query, input.example?.query as Examples),
      ...(idempotent ? [reference('parameters', 'IdempotencyKey')] : []),
    ],
    ...(body && { requestBody: body }),
    responses: responses(call),
  };
}

/** The other paths of a call, each as a separate call. */
export function aliasesOf(call: Call): Call[] {
  const { path: _, aliases = [], example, ...input } = call.input;
  return aliases.map(({ path, params }) => {
    const asked = params ? { ...input, path: params } : { ...input, ...(example && { example }) };
    return { ...call, path, input: asked, isAlias: true };
  }) as Call[];
}

function security(auth: Call['auth']): JsonSchema[] {
  const ways = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));
  return auth === 'guest' ? [] : auth === 'optional' ? [{}, ...ways] : ways;
}

function parameters(place: 'path' | 'query', shape: Shape = {}, examples: Examples = {}): JsonSchema[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: place,
    required: schema.kind !== 'optional',
    schema: toJsonSchema(schema, refer),
    ...(name in examples && { example: examples[name] }),
  }));
}

function requestBody({ input, raw }: Call): JsonSchema | undefined {
  const { body, file, example } = input;
  if (file) return fileBody(file);
  if (input.form) return formBody(input.query);
  if (!body) return undefined;
  const content = { schema: toJsonSchema(body, refer), ...(example && { example: example.body }) };
  // Plain text is also sent as `application/json`, or as `text/plain` to avoid a preflight while the page unloads.
  return { required: true, content: { 'application/json': content, ...(raw && { 'text/plain': content }) } };
}

function formBody(fields: Shape = {}): JsonSchema {
  const content = { schema: objectSchema(fields, refer) };
  return {
    description: 'The query parameters, sent as a form instead.',
    required: false,
    content: { 'application/x-www-form-urlencoded': content, 'multipart/form-data': content },
  };
}

function fileBody({ field, types, maxBytes }: FileInput): JsonSchema {
  const properties = { [field]: { type: 'string', format: 'binary' } };
  return {
    required: true,
    description: `At most ${maxBytes} bytes.`,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', required: [field], properties },
        encoding: { [field]: { contentType: types.join(', ') } },
      },
    },
  };
}

function responses({ response, auth, input, idempotent }: Call): JsonSchema {
  const schema = response as AnySchema;
  const takesInput = input.path ?? input.query ?? input.body ?? input.file;
  const failures: Record<string, JsonSchema> = {
    ...(takesInput && { 400: reference('responses', 'BadInput') }),
    ...(auth !== 'guest' && { 401: reference('responses', 'SignInNeeded') }),
    ...((input.body ?? input.file ?? input.form) && { 413: reference('responses', 'BodyTooLarge') }),
    ...(idempotent && { 422: reference('responses', 'KeyReused') }),
    429: reference('responses', 'TooMany'),
    500: reference('responses', 'ServerFault'),
  };
  // CRMEB codes that are not HTTP statuses share the default response.
  const others: string[] = [];
  for (const [code, sentence] of Object.entries(input.errors ?? {})) {
    if (Number(code) < 600) failures[code] = failureResponse(sentence);
    else others.push(`${code}: ${sentence}`);
  }
  return {
    200: {
      description: 'Success.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: { code: { const: 200 }, message: { type: 'string' }, data: responseSchema(schema, refer) },
          },
          example: { code: 200, message: 'success', data: encode(schema, sample(schema)) },
        },
      },
    },
    ...failures,
    ...(others.length && { default: failureResponse(others.join(' ')) }),
  };
}
