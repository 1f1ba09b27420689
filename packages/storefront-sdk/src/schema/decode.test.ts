import { describe, expect, it } from 'vitest';
import { DecodeError, decode } from './decode.ts';
import { encode } from './encode.ts';
import { toJsonSchema } from './json-schema.ts';
import type { Issue } from './reading.ts';
import {
  type AnySchema,
  bool,
  commaSeparated,
  empty,
  int,
  intIn,
  json,
  key,
  lastTime,
  listOf,
  money,
  nullable,
  number,
  object,
  oneOf,
  oneOfOpen,
  optional,
  page,
  pictures,
  record,
  text,
  textIn,
  time,
  wholeList,
  withDefault,
} from './schema.ts';

const noon = Date.UTC(2026, 2, 14, 12, 30, 5);
const hostile = { toString: 1, valueOf: 1, constructor: { name: 'x' } };
const line = object({ id: int, price: money, note: optional(text) });

/** Wire values and their decoded values. */
const readable: readonly (readonly [string, AnySchema, unknown, unknown])[] = [
  ['int', int, 7, 7],
  ['int as text', int, ' 7 ', 7],
  ['number', number, '12.50', 12.5],
  ['money as text', money, '12.50', 1250],
  ['money as number', money, 12.5, 1250],
  ['money with a rounding error in floating point', money, '1.15', 115],
  ['money below zero', money, '-0.01', -1],
  ['money that is negative zero', money, '-0.00', 0],
  ['text', text, 'a', 'a'],
  ['text that is null', text, null, ''],
  ['text that is absent', text, undefined, ''],
  ['text as number', text, 5, '5'],
  ['bool', bool, true, true],
  ['bool as 1', bool, 1, true],
  ['bool as "0"', bool, '0', false],
  ['bool as "false"', bool, 'false', false],
  ['bool that is null', bool, null, false],
  ['time', time, '2026-03-14 12:30:05', noon],
  ['time in ISO 8601', time, '2026-03-14T12:30:05.000Z', noon],
  ['time with an offset', time, '2026-03-14T20:30:05+08:00', noon],
  ['time with a short offset', time, '2026-03-14T12:30:05.000+0000', noon],
  ['time as a date', time, '2026-03-14', Date.UTC(2026, 2, 14)],
  ['time in epoch milliseconds', time, noon, noon],
  ['time in epoch milliseconds as text', time, `${noon}`, noon],
  ['time in epoch seconds', time, noon / 1000, noon],
  ['time in epoch seconds as text', time, `${noon / 1000}`, noon],
  ['enum', oneOf('a', 'b'), 'b', 'b'],
  ['enum as text', oneOf(0, 1), '0', 0],
  ['open enum', oneOfOpen('a', 'b'), 'b', 'b'],
  ['open enum as text', oneOfOpen(0, 1), '0', 0],
  ['open enum with an unknown value', oneOfOpen('a', 'b'), 'c', 'c'],
  ['open enum with an unknown number', oneOfOpen(0, 1), '7', 7],
  ['key', key, 'SH1', 'SH1'],
  ['key as number', key, 5, '5'],
  ['whole list', wholeList(int), [1, '2'], [1, 2]],
  ['whole list that is null', wholeList(int), null, []],
  ['list', listOf(int), [1, '2'], [1, 2]],
  ['list that is null', listOf(int), null, []],
  ['list that is empty text', listOf(int), '', []],
  ['record', record(int), { a: '1' }, { a: 1 }],
  ['object without an optional field', line, { id: 1, price: '1' }, { id: 1, price: 100 }],
  ['object with unknown fields', line, { id: 1, price: 1, extra: {} }, { id: 1, price: 100 }],
  ['json', json(listOf(int)), '[1]', [1]],
  ['json that is not text', json(listOf(int)), [1], [1]],
  ['json that is empty', json(listOf(int)), '', []],
  ['nullable that is null', nullable(money), null, null],
  ['nullable that is absent', nullable(money), undefined, null],
  ['nullable that is empty', nullable(text), '', null],
  ['optional that is null', optional(int), null, undefined],
  ['texts separated by commas', commaSeparated, 'a,,b', ['a', 'b']],
  ['comma-separated texts as a list', commaSeparated, ['a', '', null, 5, {}], ['a', '5']],
  ['comma-separated texts that are absent', commaSeparated, undefined, []],
  ['pictures as a list', pictures, ['a.webp', ''], ['a.webp']],
  ['pictures as JSON', pictures, '["a.webp","b,c.webp"]', ['a.webp', 'b,c.webp']],
  ['pictures separated by commas', pictures, 'a.webp,b.webp', ['a.webp', 'b.webp']],
  ['pictures that are absent', pictures, undefined, []],
  ['a missing field with a default', withDefault(int, 9), undefined, 9],
  ['a field with a default', withDefault(int, 9), '0', 0],
  ['an int above its limit', intIn({ max: 3 }), '4', 4],
  ['a text longer than its limit', textIn({ max: 3 }), 'abcd', 'abcd'],
  ['any value as no data', empty, { a: 1 }, null],
  [
    'page of CRMEB backends',
    page(int),
    { list: [1], pageNum: 2, pages: 3, total: 21, pageSize: 10, isLastPage: true },
    { list: [1], pageNum: 2, pages: 3, total: 21, pageSize: 10 },
  ],
  [
    'page of the other CRMEB edition',
    page(int),
    { list: ['1'], page: '2', totalPage: 3, total: '21', limit: 10 },
    { list: [1], pageNum: 2, pages: 3, total: 21, pageSize: 10 },
  ],
  [
    'page with zero counts',
    page(int),
    { list: [1], pageNum: 0, pages: 0, total: 0, pageSize: 0 },
    { list: [1], pageNum: 0, pages: 0, total: 0, pageSize: 0 },
  ],
  ['page as a plain array', page(int), [1, 2], { list: [1, 2], pageNum: 1, pages: 1, total: 2, pageSize: 2 }],
  ['page that is null', page(int), null, { list: [], pageNum: 1, pages: 0, total: 0, pageSize: 0 }],
  [
    'page with invalid counts',
    page(int),
    { list: [1], pages: -1, total: 'many', pageSize: Number.POSITIVE_INFINITY, pageNum: hostile },
    { list: [1], pageNum: 1, pages: 1, total: 1, pageSize: 1 },
  ],
];

/** Wire values that cannot be read. */
const unreadable: readonly (readonly [string, AnySchema, readonly unknown[]])[] = [
  ['int', int, ['', null, 1.5, 'x', true, [], {}, hostile, 1e300, '9007199254740993']],
  ['number', number, ['', ' ', null, 'NaN', 'Infinity', {}, [1]]],
  ['money', money, ['', null, undefined, 'free', {}, 1e300, 'NaN']],
  ['text', text, [{}, [], hostile]],
  ['bool', bool, ['yes', 2, {}, []]],
  [
    'time',
    time,
    [
      '',
      null,
      'soon',
      'May 2026',
      '2026-13-01',
      '14/03/2026',
      'x2026-03-14',
      '2026-03-14x',
      '2026-03-14 12:30x',
      true,
      {},
      [noon],
      8.65e15,
    ],
  ],
  ['enum', oneOf(1, 'a'), ['', null, 'b', [1], ['a'], hostile]],
  ['list', listOf(int), [{}, 'a', 1, true]],
  ['comma-separated text', commaSeparated, [{}, hostile]],
  ['key', key, ['', null, undefined, {}, []]],
  ['open enum of texts', oneOfOpen('a'), ['', null, undefined, {}, ['a']]],
  ['open enum of numbers', oneOfOpen(1), ['', null, 'x', 1.5, {}, [1]]],
  ['whole list', wholeList(int), [[1, 'x'], [null], {}, 'a']],
  ['page', page(int), [{}, 'a', 5, { list: {} }, { records: [] }]],
  ['record', record(int), [null, [], 'a', 1]],
  ['object', line, [null, [], '', 'a', { id: 1 }, { price: 1 }]],
  ['json', json(line), ['', '{', 'null', '[]']],
];

describe('decode', () => {
  it.each(readable)('reads %s', (_, schema, wire, value) => {
    const issues: Issue[] = [];
    expect(decode(schema, wire, (issue) => issues.push(issue))).toStrictEqual(value);
    expect(issues).toEqual([]);
  });

  it.each(unreadable)('rejects an invalid %s', (_, schema, wires) => {
    for (const wire of wires) expect(() => decode(schema, wire), JSON.stringify(wire)).toThrow(DecodeError);
  });

  it('reports the type and the path of an unreadable value', () => {
    const refused = () => decode(object({ line, items: page(line) }), { line: { id: 1, price: 'free' } });
    expect(refused).toThrow('data.line.price: expected money, received string');
    const facts = { path: 'data.line.price', expected: 'money', received: 'string' };
    expect(refused).toThrow(expect.objectContaining(facts));
    const issues: Issue[] = [];
    decode(page(line), { list: [{ id: 1 }] }, (issue) => issues.push(issue));
    expect(issues[0]).toEqual({ path: 'data.list[0].price', expected: 'money', received: 'missing' });
    expect(decode(withDefault(int, 9), 'many', (issue) => issues.push(issue))).toBe(9);
    expect(issues.at(-1)).toEqual({ path: 'data', expected: 'int', received: 'string' });
  });

  it('never reports the value, which may be personal', () => {
    for (const value of ['secret', ['secret'], { secret: 'secret' }]) {
      expect(() => decode(int, value)).toThrow(expect.not.stringContaining('secret') as never);
    }
  });

  it('works without a listener', () => {
    expect(decode(listOf(int), [1, 'x'])).toEqual([1]);
    expect(listOf(int)(['x'])).toEqual([]);
  });

  it('reads local times in the time zone of each call', () => {
    const offsets = (offset: string) => (local: string) => {
      expect(local).toBe('2026-03-14T12:30:05');
      return offset;
    };
    expect(decode(time, '2026-03-14 12:30:05', undefined, offsets('+08:00'))).toBe(noon - 8 * 3_600_000);
    expect(decode(time, '2026-03-14 12:30:05', undefined, offsets('-0530'))).toBe(noon + 5.5 * 3_600_000);
    expect(decode(time, '2026-03-14 12:30:05')).toBe(noon);
  });

  it('reports the type of the received value', () => {
    const received = (wire: unknown) => {
      const issues: Issue[] = [];
      expect(() => decode(object({ id: int }), { id: wire }, (issue) => issues.push(issue))).toThrow(DecodeError);
      return issues.at(0)?.received;
    };
    expect([undefined, null, [], {}, true, 'x'].map(received)).toEqual([
      'missing',
      'null',
      'array',
      'object',
      'boolean',
      'string',
    ]);
  });

  it('reads times as UTC and reports nothing outside of a call', () => {
    expect(time('2026-03-14 12:30:05')).toBe(noon);
    expect(object({ id: int })({ id: 'x' })).toBeUndefined();
  });

  it.each([
    ['2026-03-14', Date.UTC(2026, 2, 15) - 1],
    ['2026-03-14 12:30:05', noon],
    ['2026-03-14T12:30:05Z', noon],
    [noon, noon],
    [noon / 1000, noon],
    [`${noon / 1000}`, noon],
  ])('reads the last time %j', (wire, value) => {
    expect(decode(lastTime, wire)).toBe(value);
  });

  it.each(['12026-03-14', '2026-03-14x', '6-03-14', 'day', '', null, undefined])(
    'does not read a last time from %j',
    (wire) => {
      expect(() => decode(lastTime, wire)).toThrow(DecodeError);
    },
  );

  it.each(['10', '01', 'true!', 'untrue', '2', 'false0', 'no'])('does not read a boolean from %j', (wire) => {
    expect(() => decode(bool, wire)).toThrow(DecodeError);
  });

  it('reads offsets without a colon', () => {
    expect(decode(time, '2026-03-14T12:30:05+0530')).toBe(noon - 5.5 * 3_600_000);
    expect(decode(time, '2026-03-14T12:30:05-1145')).toBe(noon + 11.75 * 3_600_000);
  });

  it('returns the fields of an object in the order of the contract', () => {
    expect(Object.keys(decode(object({ a: int, b: int, c: int }), { c: 3, a: 1, b: 2 }))).toEqual(['a', 'b', 'c']);
  });

  it('gives each schema its kind', () => {
    const kinds = { int, number, money, text, bool, time, empty, commaSeparated };
    for (const [kind, schema] of Object.entries(kinds)) expect(schema.kind).toBe(kind);
    const containers = { list: listOf(int), page: page(int), record: record(int), object: line, json: json(int) };
    for (const [kind, schema] of Object.entries(containers)) expect(schema.kind).toBe(kind);
    expect([nullable(int).kind, optional(int).kind, oneOf(1).kind]).toEqual(['nullable', 'optional', 'enum']);
    expect([oneOfOpen(1).kind, key.kind, wholeList(int).kind]).toEqual(['openEnum', 'text', 'list']);
    expect([pictures.kind, withDefault(money, 1).kind]).toEqual(['list', 'money']);
  });

  it('drops unreadable values that may be missing, and reports their paths', () => {
    const schema = object({
      lines: listOf(line),
      skus: record(line),
      old: nullable(money),
      gallery: withDefault(json(listOf(text)), []),
    });
    const issues: Issue[] = [];
    const wire = {
      lines: [{ id: 1, price: '1.00', note: {} }, { id: 2, price: null }, null, { id: 3, price: '3' }],
      skus: { red: { id: 1, price: 1 }, blue: { id: 'x', price: 1 } },
      old: 'was cheap',
      gallery: '["a.webp"',
    };
    expect(decode(schema, wire, (issue) => issues.push(issue))).toStrictEqual({
      lines: [
        { id: 1, price: 100 },
        { id: 3, price: 300 },
      ],
      skus: { red: { id: 1, price: 100 } },
      old: null,
      gallery: [],
    });
    expect(issues.map(({ path, expected }) => `${path} ${expected}`)).toEqual([
      'data.lines[0].note text',
      'data.lines[1].price money',
      'data.lines[1] object',
      'data.lines[2] object',
      'data.skus.blue.id int',
      'data.skus.blue object',
      'data.old money',
      'data.gallery json',
    ]);
  });

  it('is safe with names of inherited properties', () => {
    const wire = JSON.parse('{ "__proto__": { "polluted": 1 }, "constructor": 2, "toString": 3, "a": 4 }');
    const read = decode(record(int), wire);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.keys(read)).toEqual(['constructor', 'toString', 'a']);
    expect(read.a).toBe(4);
    expect('polluted' in {}).toBe(false);
    const entries = record(object({ a: int }));
    const adopted = decode(entries, JSON.parse('{ "__proto__": { "a": 1 }, "b": { "a": 2 } }'));
    expect(Object.getPrototypeOf(adopted)).toBe(Object.prototype);
    expect(adopted).toStrictEqual({ b: { a: 2 } });
    const inherited = decode(object({ toString: optional(text) }), {});
    expect(Object.keys(inherited)).toEqual([]);
  });
});

describe('limits', () => {
  it('are ignored by `decode` and described by `toJsonSchema`', () => {
    expect(toJsonSchema(intIn({ min: 1, max: 9 }))).toEqual({ type: 'integer', minimum: 1, maximum: 9 });
    expect(toJsonSchema(textIn({ max: 9 }))).toEqual({ type: 'string', maxLength: 9 });
    expect(toJsonSchema(pictures)).toMatchObject({ type: 'array', items: { type: 'string', minLength: 1 } });
  });
});

describe('encode', () => {
  it('writes the strict wire format', () => {
    const schema = object({
      price: money,
      at: time,
      old: nullable(money),
      note: optional(text),
      gallery: json(listOf(text)),
      items: page(object({ worth: money })),
    });
    const items = { list: [{ worth: -5 }], pageNum: 1, pages: 1, total: 1, pageSize: 10 };
    expect(encode(schema, { price: 1250, at: noon, old: null, gallery: ['a'], items })).toEqual({
      price: '12.50',
      at: '2026-03-14 12:30:05',
      old: null,
      gallery: '["a"]',
      items: { ...items, list: [{ worth: '-0.05' }] },
    });
  });
});
