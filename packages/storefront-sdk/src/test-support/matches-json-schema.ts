import { parseJson } from '../schema/containers.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

type Check = (keyword: never, value: never, node: JsonSchema) => boolean;

/** The part of JSON Schema (2020-12) that the contract uses; an unknown keyword is an error. */
const keywords: Readonly<Record<string, Check>> = {
  type: (type: string, value: unknown) =>
    type === 'integer'
      ? Number.isInteger(value)
      : type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value),
  minimum: (limit: number, value: number) => value >= limit,
  maximum: (limit: number, value: number) => value <= limit,
  minLength: (limit: number, value: string) => [...value].length >= limit,
  maxLength: (limit: number, value: string) => [...value].length <= limit,
  pattern: (pattern: string, value: string) => new RegExp(pattern, 'u').test(value),
  enum: (allowed: unknown[], value: unknown) => allowed.length > 0 && allowed.includes(value),
  const: (only: unknown, value: unknown) => value === only,
  minItems: (limit: number, value: unknown[]) => value.length >= limit,
  maxItems: (limit: number, value: unknown[]) => value.length <= limit,
  items: (item: JsonSchema, value: unknown[]) => value.every((entry) => matches(item, entry)),
  required: (keys: string[], value: object) => keys.every((key) => key in value),
  properties: (properties: Record<string, JsonSchema>, value: Record<string, unknown>) =>
    Object.entries(properties).every(([key, property]) => !(key in value) || matches(property, value[key])),
  additionalProperties: (rest: JsonSchema | false, value: Record<string, unknown>, node: JsonSchema) =>
    Object.keys(value).every((key) =>
      key in ((node.properties ?? {}) as object) ? true : rest && matches(rest, value[key]),
    ),
  anyOf: (choices: JsonSchema[], value: unknown) => choices.some((choice) => matches(choice, value)),
  contentMediaType: (type: string) => type === 'application/json',
  contentSchema: (inner: JsonSchema, value: string) => {
    const parsed = parseJson(value);
    return parsed !== undefined && matches(inner, parsed);
  },
  description: (words: string) => typeof words === 'string' && words !== '',
};

/** Whether a value matches a JSON Schema. Throws if the schema itself is invalid. */
export function matches(node: JsonSchema, value: unknown): boolean {
  const entries = Object.entries(node);
  if (entries.length === 0) throw new Error('an empty schema allows everything');
  return entries.every(([keyword, operand]) => {
    const check = keywords[keyword];
    if (!check) throw new Error(`unknown keyword ${keyword}`);
    return check(operand as never, value as never, node);
  });
}
