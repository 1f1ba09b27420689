import type { JsonSchema } from '@promenade/storefront-sdk/contract';

type Nodes = Readonly<Record<string, JsonSchema>>;

/** A difference between a value and its schema. */
export interface SchemaProblem {
  readonly path: string;
  readonly expected: string;
}

/** What `toJsonSchema` writes; a keyword that is not checked here must not pass unnoticed. */
const known = new Set([
  ...['type', 'enum', 'anyOf', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['items', 'required', 'properties', 'additionalProperties', 'contentMediaType', 'contentSchema'],
  ...['description', 'format', 'title', 'examples'],
]);

/** Where and how a value differs from a JSON Schema of the contract; empty when it fits. */
export function schemaProblems(node: JsonSchema, value: unknown, path = 'data'): SchemaProblem[] {
  for (const keyword of Object.keys(node)) {
    if (!known.has(keyword)) throw new Error(`The schema of ${path} has the unknown keyword ${keyword}.`);
  }
  const wrong = (expected: string): SchemaProblem[] => [{ path, expected }];
  if (node.anyOf) {
    const branches = (node.anyOf as JsonSchema[]).map((branch) => schemaProblems(branch, value, path));
    // The null branch is last. Its problems are not helpful for a value that is not null.
    return branches.some((problems) => problems.length === 0) ? [] : (branches[0] ?? []);
  }
  if (node.enum) {
    const allowed = node.enum as unknown[];
    return allowed.includes(value) ? [] : wrong(`one of ${allowed.join(', ')}`);
  }
  switch (node.type) {
    case 'null':
      return value === null ? [] : wrong('null');
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('true or false');
    case 'integer':
    case 'number':
      return isWithin(node, value) ? [] : wrong(rangeOf(node));
    case 'string':
      return typeof value === 'string' ? textProblems(node, value, path) : wrong('text');
    case 'array':
      return Array.isArray(value) ? listProblems(node, value, path) : wrong('a list');
    case 'object':
      return isRecord(value) ? objectProblems(node, value, path) : wrong('an object');
    default:
      throw new Error(`The schema of ${path} has the unknown type ${node.type}.`);
  }
}

function isWithin({ type, minimum, maximum }: JsonSchema, value: unknown): boolean {
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value))) return false;
  return (
    value >= ((minimum as number | undefined) ?? -Infinity) && value <= ((maximum as number | undefined) ?? Infinity)
  );
}

function rangeOf({ type, minimum, maximum }: JsonSchema): string {
  const isBounded = minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER;
  return `${type === 'integer' ? 'a whole number' : 'a number'}${isBounded ? ` from ${minimum} to ${maximum ?? 'any'}` : ''}`;
}

function textProblems(node: JsonSchema, value: string, path: string): SchemaProblem[] {
  const { minLength = 0, maxLength = Infinity, pattern, contentSchema } = node;
  const length = [...value].length;
  if (length < (minLength as number))
    return [{ path, expected: minLength === 1 ? 'text that is not empty' : `at least ${minLength} characters` }];
  if (length > (maxLength as number)) return [{ path, expected: `at most ${maxLength} characters` }];
  if (pattern && !new RegExp(pattern as string, 'u').test(value)) return [{ path, expected: `text like ${pattern}` }];
  if (!contentSchema) return [];
  try {
    return schemaProblems(contentSchema as JsonSchema, JSON.parse(value), path);
  } catch (error) {
    if (error instanceof SyntaxError) return [{ path, expected: 'JSON as text' }];
    throw error;
  }
}

function listProblems(
  { items, minItems = 0, maxItems = Infinity }: JsonSchema,
  value: unknown[],
  path: string,
): SchemaProblem[] {
  if (value.length < (minItems as number))
    return [{ path, expected: minItems === 1 ? 'at least one entry' : `at least ${minItems} entries` }];
  if (value.length > (maxItems as number)) return [{ path, expected: `at most ${maxItems} entries` }];
  return value.flatMap((item, index) => schemaProblems(items as JsonSchema, item, `${path}[${index}]`));
}

function objectProblems(node: JsonSchema, value: Record<string, unknown>, path: string): SchemaProblem[] {
  const properties = (node.properties ?? {}) as Nodes;
  const rest = node.additionalProperties as JsonSchema | boolean | undefined;
  const missing = ((node.required ?? []) as string[])
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ path: `${path}.${key}`, expected: 'to be there' }));
  const present = Object.entries(value).flatMap(([key, field]): SchemaProblem[] => {
    const place = `${path}.${key}`;
    if (Object.hasOwn(properties, key)) return schemaProblems(properties[key] as JsonSchema, field, place);
    if (rest === false) return [{ path: place, expected: 'no such field' }];
    return typeof rest === 'object' ? schemaProblems(rest, field, place) : [];
  });
  return [...missing, ...present];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
