import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract } from '../contract/registry.ts';
import { valuesOf } from '../test-support/arbitrary.ts';
import { conforms } from '../test-support/conforms.ts';
import { matches } from '../test-support/matches-json-schema.ts';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { objectSchema, toJsonSchema } from './json-schema.ts';
import type { AnySchema } from './schema.ts';

const calls = Object.values(contract);
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(calls.map((call) => [call.id, call.response as AnySchema] as const))(
  'the response of %s',
  (_, schema) => {
    it('is decoded from its encoded form without issues', () => {
      const property = fc.property(valuesOf(schema), (value) => {
        const issues: unknown[] = [];
        const read = decode(schema, wired(encode(schema, value)), (issue) => issues.push(issue));
        expect(read).toEqual(value);
        expect(conforms(schema, read)).toBe(true);
        expect(issues).toEqual([]);
      });
      fc.assert(property, { numRuns: 30 });
    });

    it('is encoded as its JSON Schema says', () => {
      const node = toJsonSchema(schema);
      fc.assert(
        fc.property(valuesOf(schema), (value) => matches(node, wired(encode(schema, value)))),
        { numRuns: 15 },
      );
    });
  },
);

describe('inputs', () => {
  const inputs = calls.flatMap(({ id, input }) =>
    (['path', 'query'] as const).flatMap((part) => (input[part] ? [[`${id} ${part}`, input[part]] as const] : [])),
  );
  it.each(inputs)('%s rejects unknown fields', (_, shape) => {
    const node = objectSchema(shape);
    expect(matches({ ...node, required: [] }, {})).toBe(true);
    expect(matches({ ...node, required: [] }, { surprise: 1 })).toBe(false);
  });

  it.each(calls.flatMap(({ id, input }) => (input.body ? [[id, input.body] as const] : [])))(
    'the body of %s rejects null and oversized text',
    (_, body) => {
      const node = toJsonSchema(body);
      expect(matches({ anyOf: [node] }, null)).toBe(false);
      expect(matches({ anyOf: [node] }, 'x'.repeat(100_000))).toBe(false);
    },
  );

  it('declare exactly the parameters in the path', () => {
    for (const { id, path, input } of calls) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect([id, Object.keys(input.path ?? {}).sort()]).toEqual([id, named.sort()]);
    }
  });

  const taking = calls.filter(({ input }) => input.path || input.query || input.body);
  it.each(taking.map(({ id, input }) => [id, input] as const))(
    'have a valid example for %s',
    (_, { path = {}, query = {}, body, example }) => {
      expect(example).toBeDefined();
      expect(matches(objectSchema(path), example?.path ?? {})).toBe(true);
      expect(matches(objectSchema(query), example?.query ?? {})).toBe(true);
      if (body) expect(matches(toJsonSchema(body), example?.body)).toBe(true);
      else expect(example).not.toHaveProperty('body');
    },
  );
});
