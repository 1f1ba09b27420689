import type { AnySchema, Shape } from './schema.ts';

/** A JSON Schema (2020-12) node. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Returns a `$ref` to a schema, or `undefined` to describe the schema inline. */
export type Refer = (schema: AnySchema) => JsonSchema | undefined;

interface Options {
  refer?: Refer | undefined;
  /** Whether objects may have other fields than those described. */
  isOpen?: boolean;
}

/** Describes the strict wire format of an input: objects must not have other fields. */
export function toJsonSchema(schema: AnySchema, refer?: Refer): JsonSchema {
  return describe(schema, { refer });
}

/** Describes the strict wire format of a response. Objects may have other fields, since backends add fields. */
export function responseSchema(schema: AnySchema, refer?: Refer): JsonSchema {
  return describe(schema, { refer, isOpen: true });
}

function describe(schema: AnySchema, options: Options): JsonSchema {
  return options.refer?.(schema) ?? describeInPlace(schema, options);
}

function describeInPlace(schema: AnySchema, options: Options): JsonSchema {
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
      return described({ type: 'string', pattern: '^-?\\d+(\\.\\d{1,3})?$' });
    case 'decimal':
      return { type: 'string', pattern: '^-?\\d+\\.\\d{2,3}$' };
    case 'text':
      return described({
        type: 'string',
        ...(min !== undefined && { minLength: min }),
        ...(max !== undefined && { maxLength: max }),
        ...(pattern && { pattern }),
      });
    case 'bool':
      return { type: 'boolean' };
    case 'time':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' };
    case 'enum':
      return { enum: schema.of };
    case 'openEnum': {
      const known = schema.of as readonly (string | number)[];
      const type = typeof known[0] === 'number' ? 'integer' : 'string';
      return { type, description: `Known values: ${known.join(', ')}. Others may be added.` };
    }
    case 'list':
      return {
        type: 'array',
        items: describe(of, options),
        ...(min !== undefined && { minItems: min }),
        ...(max !== undefined && { maxItems: max }),
      };
    case 'page':
      return {
        type: 'object',
        required: ['list', 'pageNum', 'pages', 'total', 'pageSize'],
        properties: {
          list: { type: 'array', items: describe(of, options) },
          pageNum: { type: 'integer' },
          pages: { type: 'integer' },
          total: { type: 'integer' },
          pageSize: { type: 'integer' },
        },
      };
    case 'record':
      return { type: 'object', additionalProperties: describe(of, options) };
    case 'object':
      return describeObject(schema.of as Shape, options);
    case 'commaSeparated':
      return { type: 'string', description: 'Comma-separated.' };
    case 'json':
      return { type: 'string', contentMediaType: 'application/json', contentSchema: describe(of, options) };
    case 'nullable':
      return { anyOf: [describe(of, options), { type: 'null' }] };
    case 'optional':
      return describe(of, options);
    case 'empty':
      return { type: 'null' };
  }
}

/** An object with exactly these fields; fields that are not `optional` are required. */
export function objectSchema(shape: Shape, refer?: Refer): JsonSchema {
  return describeObject(shape, { refer });
}

function describeObject(shape: Shape, options: Options): JsonSchema {
  return {
    type: 'object',
    ...(!options.isOpen && { additionalProperties: false }),
    required: Object.keys(shape).filter((key) => shape[key]?.kind !== 'optional'),
    properties: Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, describe(field, options)])),
  };
}
