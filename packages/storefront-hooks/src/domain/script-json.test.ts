import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serializeForScript } from './script-json.ts';
import { propertyRuns } from './test-support/property-runs.ts';

it('escapes characters that could end a script element or a line', () => {
  expect(serializeForScript({ name: '</script><b>&\u2028\u2029' })).toBe(
    '{"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u0026\\u2028\\u2029"}',
  );
});

it('can be parsed to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = serializeForScript(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    propertyRuns(),
  );
});
