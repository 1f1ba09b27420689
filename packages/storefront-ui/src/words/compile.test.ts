// @vitest-environment node
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type Language, languages, readSource, readWords } from '../../packaging/words.ts';
import { compileMessage, helperFor } from './compile.ts';
import type { WordValue } from './source.ts';

const rounds = process.env.PM_DEEP ? 200 : 12;

type Values = Record<string, string | number>;

/** Calls a compiled message as components do. */
function compiled(text: string, values: readonly WordValue[], language: string): (given: Values) => string {
  const code = compileMessage(text, values, language);
  const message: unknown = new Function(`${helperFor(language, code, false)}return ${code};`)();
  return (given) =>
    typeof message === 'function' ? message(...values.map(({ name }) => given[name])) : String(message);
}

/** Formats the same message with formatjs, with the digits that components use. */
function reference(text: string, language: string): (given: Values) => string {
  const formats = { number: { short: { useGrouping: false } } } as const;
  const plain = text.replaceAll(/\{(\w+), number\}/g, '{$1, number, short}');
  const format = new IntlMessageFormat(plain, `${language}-u-nu-latn`, formats, { ignoreTag: true });
  return (given) => String(format.format(given));
}

const valuesFor = (values: readonly WordValue[]) =>
  fc.record(
    Object.fromEntries(
      values.map(({ name, kind }) => [
        name,
        // Small counts only, because formatjs groups thousands and components do not.
        kind === 'number' ? fc.nat(999) : fc.oneof(fc.constantFrom('0', '1', '2'), fc.string({ maxLength: 12 })),
      ]),
    ),
  );

describe('compiled messages', () => {
  const source = readSource();

  it.each(Object.keys(languages) as Language[])('give the same text as formatjs: %s', (language) => {
    const words = readWords(language);
    for (const { id, values } of source) {
      const text = words[id] ?? '';
      const [ours, theirs] = [compiled(text, values, language), reference(text, language)];
      fc.assert(
        fc.property(valuesFor(values), (given) => {
          // Isolate characters are not part of the text.
          expect(ours(given).replaceAll(/[\u2068\u2069]/g, ''), id).toBe(theirs(given));
        }),
        { numRuns: values.length === 0 ? 1 : rounds },
      );
    }
  });

  it('keep the direction of values in right-to-left text', () => {
    const value = [{ name: 'value', kind: 'text' }] as const;
    expect(compiled('خصم {value}', value, 'ar')({ value: '$5.00' })).toBe('خصم \u2068$5.00\u2069');
    expect(compiled('{value} off', value, 'en')({ value: '$5.00' })).toBe('$5.00 off');
  });

  it('write fractions as the language does', () => {
    const value = [{ name: 'value', kind: 'number' }] as const;
    expect(compiled('{value, number} sur 5', value, 'fr')({ value: 4.5 })).toBe('4,5 sur 5');
    expect(compiled('{value, number} of 5', value, 'en')({ value: 4.5 })).toBe('4.5 of 5');
  });

  it.each([
    ["it''s '{'quoted'}' `{name}` \\ \"", 'en'],
    ['{count, plural, =0 {none} one {# piece of {name}} other {# pieces}}', 'pl'],
    ['{name, select, a {A} other {{count, plural, one {one} other {#}}}}', 'en'],
    ['a\u00a0b\u202f{name}', 'fr'],
  ])('handle %j in %s', (text, language) => {
    const values = [
      { name: 'count', kind: 'number' },
      { name: 'name', kind: 'text' },
    ] as const;
    const [ours, theirs] = [compiled(text, values, language), reference(text, language)];
    for (const count of [0, 1, 2, 5, 22]) expect(ours({ count, name: 'a' })).toBe(theirs({ count, name: 'a' }));
  });

  it.each([
    ['{open', []],
    ['{other}', []],
    ['{count, plural, one {#} other {#}}', [{ name: 'count', kind: 'text' }]],
    ['{count, plural, one {#}}', [{ name: 'count', kind: 'number' }]],
    ['{count, selectordinal, one {#st} other {#th}}', [{ name: 'count', kind: 'number' }]],
    ['{count, number, percent}', [{ name: 'count', kind: 'number' }]],
    ['{day, date, short}', [{ name: 'day', kind: 'text' }]],
  ] as const)('refuse %j', (text, values) => {
    expect(() => compileMessage(text, values, 'en')).toThrow(SyntaxError);
  });
});
