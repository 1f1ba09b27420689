import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { compileMessage } from '../../bundling/compile-message.ts';
import { type Message, messageFormat, type TextValues } from './message-format.ts';

const run = (message: string): Message => new Function(`return ${compileMessage(message)}`)() as Message;

function say(message: string, values: TextValues, locale: string): string {
  const compiled = run(message);
  return typeof compiled === 'string' ? compiled : compiled(values, messageFormat(locale));
}

const messages = ['en', 'fr'].flatMap((locale) =>
  globSync(`messages/${locale}*.json`, { cwd: import.meta.dirname }).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, string>).map(
      (message) => ({ locale, message }),
    ),
  ),
);

/** Random values of the right type for every argument of a message. */
function valuesFor(message: string): fc.Arbitrary<TextValues> {
  const wanted = [...message.matchAll(/\{(\w+)(?:,\s*(\w+))?/g)].map(([, name = '', kind]) => [name, kind] as const);
  const kinds: Record<string, fc.Arbitrary<string | number | Date>> = {
    plural: fc.oneof(fc.nat(30), fc.nat(3_000_000)),
    number: fc.nat(3_000_000),
    date: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  };
  return fc.record(
    Object.fromEntries(wanted.map(([name, kind]) => [name, kinds[kind ?? ''] ?? fc.string({ maxLength: 20 })])),
  );
}

describe('compiled messages', () => {
  it('give the same text as formatjs, for every text of the shop', () => {
    expect(messages.length).toBeGreaterThan(500);
    for (const { locale, message } of messages) {
      const theirs = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      fc.assert(
        fc.property(valuesFor(message), (values) => {
          expect(say(message, values, locale)).toBe(String(theirs.format(values)));
        }),
        { numRuns: 12 },
      );
    }
  });

  it.each([
    ['{n, plural, offset:1 =0 {no one} =1 {you} one {you and # other} other {you and # others}}', { n: 3 }],
    ['{n, plural, =12 {a dozen} other {#}}', { n: 12 }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }],
    ['{kind, select, card {by card} other {otherwise}} {n, number}', { kind: 'cash', n: 12345 }],
    ["it''s '{'quoted'}' <b>{name}</b>", { name: '"\\\n' }],
    ['{a}{b}', { a: 1, b: 2 }],
    ['{d, date, full}', { d: new Date('2026-11-23T12:00Z') }],
    ['', {}],
  ])('handle %j', (message, values: TextValues) => {
    const theirs = new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true });
    expect(say(message, values, 'en')).toBe(String(theirs.format(values)));
  });

  it('name a missing value', () => {
    expect(() => say('{count, plural, other {#}}', {}, 'en')).toThrow('"count" is missing');
    expect(() => say('{name}', {}, 'en')).toThrow('"name" is missing');
  });

  it('reject formats that the compiler does not support', () => {
    expect(() => compileMessage('{n, number, percent}')).toThrow('no style');
    expect(() => compileMessage('{t, time, short}')).toThrow('Messages have');
    expect(() => compileMessage('{open')).toThrow();
  });
});
