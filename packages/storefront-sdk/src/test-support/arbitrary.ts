import fc from 'fast-check';
import type { AnySchema, Shape } from '../schema/schema.ts';

/** Generates values that survive encoding and decoding; excludes those with two wire formats (`''` for null). */
export function valuesOf(schema: AnySchema): fc.Arbitrary<unknown> {
  const of = schema.of as AnySchema;
  switch (schema.kind) {
    case 'int':
      return fc.oneof(fc.integer(), fc.maxSafeInteger()).map((number) => number + 0);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
    case 'decimal':
      return fc.integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100 + 0);
    case 'money':
      return fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((cents) => cents + 0);
    case 'text':
      return fc.string({ unit: 'grapheme', minLength: schema.limits?.min ?? 0 });
    case 'bool':
      return fc.boolean();
    case 'time':
      return fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }).map((seconds) => seconds * 1000 + 0);
    case 'enum':
    case 'openEnum':
      return fc.constantFrom(...(schema.of as readonly (string | number)[]));
    case 'list':
      return of.kind === 'empty' ? fc.constant([]) : fc.array(valuesOf(of), { maxLength: 3 });
    case 'page':
      return fc.record({
        list: fc.array(valuesOf(of), { maxLength: 3 }),
        pageNum: fc.nat(),
        pages: fc.nat(),
        total: fc.nat(),
        pageSize: fc.nat(),
      });
    case 'record':
      return fc.dictionary(
        fc.string({ unit: 'grapheme' }).filter((key) => key !== '__proto__'),
        valuesOf(of),
        { maxKeys: 3 },
      );
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.of as Shape).map(([key, field]) => [key, valuesOf(field)])),
      );
    case 'commaSeparated':
      return fc.array(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes(',')),
        { maxLength: 3 },
      );
    case 'json':
      return valuesOf(of);
    case 'nullable':
      return fc.option(
        valuesOf(of).filter((value) => value !== ''),
        { nil: null },
      );
    case 'optional':
      return fc.option(
        valuesOf(of).filter((value) => value !== ''),
        { nil: undefined },
      );
    case 'empty':
      return fc.constant(null);
  }
}
