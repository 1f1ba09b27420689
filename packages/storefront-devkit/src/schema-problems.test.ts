import {
  type AnySchema,
  type Call,
  contract,
  encode,
  type JsonSchema,
  toJsonSchema,
} from '@promenade/storefront-sdk/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../storefront-sdk/src/test-support/arbitrary.ts';
import { matches } from '../../storefront-sdk/src/test-support/matches-json-schema.ts';
import { badSamplesOf, inputProblems, sampleOf } from './conformance/sample.ts';
import { schemaProblems } from './schema-problems.ts';

const calls = Object.values(contract) as Call[];
const text = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

describe('problems of a value', () => {
  it('do not exist for values of the contract, and exist after a part was replaced', () => {
    const anything = fc.constantFrom(...calls).chain(({ response }) =>
      fc.record({
        node: fc.constant(toJsonSchema(response as AnySchema)),
        value: fc.oneof(
          valuesOf(response as AnySchema).map((value) => text(encode(response as AnySchema, value))),
          fc.jsonValue(),
        ),
      }),
    );
    const property = fc.property(anything, ({ node, value }) => {
      expect(schemaProblems(node, value).length === 0).toBe(matches(node, value));
    });
    fc.assert(property, { numRuns: process.env.PM_DEEP ? 5_000 : 300 });
  });

  it.each<[string, JsonSchema, unknown, string]>([
    ['a missing field', { type: 'object', required: ['a'], properties: {} }, {}, 'data.a: to be there'],
    ['an unknown field', { type: 'object', additionalProperties: false }, { b: 1 }, 'data.b: no such field'],
    ['text too short', { type: 'string', minLength: 6 }, 'abc', 'data: at least 6 characters'],
    ['empty text', { type: 'string', minLength: 1 }, '', 'data: text that is not empty'],
    ['an empty list', { type: 'array', items: {}, minItems: 1 }, [], 'data: at least one entry'],
    ['a bad item', { type: 'array', items: { type: 'boolean' } }, [true, 1], 'data[1]: true or false'],
    ['a number out of range', { type: 'integer', minimum: 1, maximum: 5 }, 6, 'data: a whole number from 1 to 5'],
    ['JSON that is none', { type: 'string', contentSchema: { type: 'null' } }, '{', 'data: JSON as text'],
    ['JSON of another shape', { type: 'string', contentSchema: { type: 'null' } }, '[]', 'data: null'],
    ['null where text may be', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, 'data: text'],
  ])('name %s', (_, node, value, words) => {
    expect(schemaProblems(node, value).map(({ path, expected }) => `${path}: ${expected}`)).toEqual([words]);
  });

  it('throw for an unknown keyword', () => {
    expect(() => schemaProblems({ type: 'string', uniqueItems: true }, '')).toThrow('unknown keyword uniqueItems');
  });
});

describe('requests made of the contract', () => {
  it.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
    expect(inputProblems(call, sampleOf(call))).toEqual([]);
    for (const { input, fault, field } of badSamplesOf(call)) {
      expect(inputProblems(call, input), `${field} ${fault}`).not.toEqual([]);
    }
  });
});
