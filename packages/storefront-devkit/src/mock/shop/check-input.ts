import {
  type AnySchema,
  type Call,
  decode,
  objectSchema,
  type Shape,
  toJsonSchema,
} from '@promenade/storefront-sdk/contract';
import { schemaProblems } from '../../schema-problems.ts';
import { MockFailure, type MockRequest } from '../respond.ts';

/**
 * Rejects invalid input with one sentence for each field. Unknown fields are refused too: a backend may refuse them, and a test would not
 * see that a page sends more than it should.
 */
export function checkInput({ input }: Call, { path, query, body }: MockRequest): void {
  const texts = { ...path, ...Object.fromEntries(query) };
  const named = { ...input.path, ...input.query };
  const problems = [
    ...schemaProblems(objectSchema(named), readTexts(named, texts), 'input'),
    ...[...query.keys()].flatMap((name) => (Object.hasOwn(named, name) ? [] : [{ path: name, expected: NO_FIELD }])),
    ...(input.body ? schemaProblems(toJsonSchema(input.body), body, 'input') : []),
  ];
  if (problems.length === 0) return;
  const fieldErrors = Object.fromEntries(problems.map(({ path, expected }) => [fieldOf(path), sentenceOf(expected)]));
  const [[field, sentence] = ['', '']] = Object.entries(fieldErrors);
  throw new MockFailure(400, `${sentence} (${field})`, fieldErrors);
}

const NO_FIELD = 'no such field';

const sentenceOf = (expected: string) => (expected === NO_FIELD ? 'There is no such field' : `Expected ${expected}`);

/** `input[0].cartNum` as a form knows it: `0.cartNum`. */
const fieldOf = (path: string) => path.replace(/\[(\d+)\]/g, '.$1').replace(/^input\.?/, '');

/** The values of the texts of an address; an invalid text stays a text. */
function readTexts(shape: Shape, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  const known = Object.entries(shape).flatMap(([name, schema]) => {
    const text = texts[name];
    const isOptional = schema.kind === 'optional';
    if (text === undefined || (isOptional && text === '')) return [];
    return [[name, meaningOf(isOptional ? (schema.of as AnySchema) : schema, text)] as const];
  });
  return Object.fromEntries(known);
}

function meaningOf(schema: AnySchema, text: string): unknown {
  try {
    return decode(schema, text);
  } catch {
    return text;
  }
}
