import type { AnySchema, Shape } from './schema.ts';

/** A JSON Schema (2020-12) node. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Answers a shape by a reference to where it is described, or leaves it to be described in place. */
export type Refer = (schema: AnySchema) => JsonSchema | undefined;

/** Describes the strict wire form of a schema, for validators and documents. */
export function toJsonSchema(schema: AnySchema, refer?: Refer): JsonSchema {
  return refer?.(schema) ?? describe(schema, refer);
}

function describe(schema: AnySchema, refer?: Refer): JsonSchema {
  const of = schema.of as AnySchema;
  const { min, max, pattern, note } = schema.limits ?? {};
  const described = (node: JsonSchema): JsonSchema => (note ? { ...node, description: note } : node);
  switch (schema.kind) {
    case 'int':
      return described({
        type: 'integer',
        minimum: min ?? Number.MIN_SAFE_INTEGER,
        maximum: max ?? Number.MAX_SAFE_INTEGER,
      });
    case 'number':
      return described({
        type: 'number',
        ...(min !== undefined && { minimum: min }),
        ...(max !== undefined && { maximum: max }),
      });
    case 'money':
      return described({ type: 'string', pattern: '^-?\\d{1,9}(\\.\\d{1,2})?$' });
    case 'text':
      return described({
        type: 'string',
        ...(min !== undefined && { minLength: min }),
        maxLength: max ?? 2000,
        ...(pattern && { pattern }),
      });
    case 'bool':
      return { type: 'boolean' };
    case 'time':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' };
    case 'enum':
      return { enum: schema.of };
    case 'list':
      return {
        type: 'array',
        items: toJsonSchema(of, refer),
        ...(min !== undefined && { minItems: min }),
        ...(max !== undefined && { maxItems: max }),
      };
    case 'page':
      return {
        type: 'object',
        required: ['list', 'pageNum', 'pages', 'total', 'pageSize'],
        properties: {
          list: { type: 'array', items: toJsonSchema(of, refer) },
          pageNum: { type: 'integer' },
          pages: { type: 'integer' },
          total: { type: 'integer' },
          pageSize: { type: 'integer' },
        },
      };
    case 'record':
      return { type: 'object', additionalProperties: toJsonSchema(of, refer) };
    case 'object':
      return objectSchema(schema.of as Shape, refer);
    case 'joined':
      return { type: 'string', description: 'Joined by commas.' };
    case 'json':
      return { type: 'string', contentMediaType: 'application/json', contentSchema: toJsonSchema(of, refer) };
    case 'nullable':
      return { anyOf: [toJsonSchema(of, refer), { type: 'null' }] };
    case 'optional':
      return toJsonSchema(of, refer);
    case 'nothing':
      return { type: 'null' };
  }
}

/** An object of exactly these fields; fields that are not `optional` are required. */
export function objectSchema(shape: Shape, refer?: Refer): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(shape).filter((key) => shape[key]?.kind !== 'optional'),
    properties: Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, toJsonSchema(field, refer)])),
  };
}
