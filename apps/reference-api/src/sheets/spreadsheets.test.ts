import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import type { Refused } from '../errors/refused.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { CellError, gtinColumn, moneyColumn, numberColumn, percentColumn, timeColumn } from './columns.ts';
import { readCsv } from './csv.ts';
import { exportSheet, importSheet } from './csv-import.ts';
import { type Way, waysOf } from './written-values.ts';

type Line = Record<string, string>;

describe.each(engines)('files that a spreadsheet has saved, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const coupons = [
      'Precise,1234.50,,2026-11-26 13:35:17,2027-01-31',
      'Early,1234,12.05,2027-03-04 09:30:00,2027-04-03 18:00:00',
    ];
    await put('coupons', ['name,money,min,start,end', ...coupons].join('\n'));
  });
  afterAll(() => database?.close());

  const put = (sheet: string, file: string) => importSheet(database.db, sheet, file, { now: Date.now() });

  async function exported(sheet: string): Promise<Line[]> {
    let file = '';
    for await (const lines of await exportSheet(database.db, sheet)) file += lines;
    const [head, ...lines] = await readCsv(file);
    return lines.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, at) => [name, cells[at] ?? ''])));
  }

  async function coupon(name: string): Promise<Line | undefined> {
    return (await exported('coupons')).find((line) => line.name === name);
  }

  /** Issues by line and column. */
  const issuesOf = (sheet: string, file: string) =>
    put(sheet, file).then(
      () => 'imported',
      ({ options }: Refused) =>
        Object.fromEntries(Object.entries(options.fields ?? {}).map(([name, { id }]) => [name, id])),
    );

  test.each(['products', 'coupons', 'activities', 'categories'])(
    'the export of %s comes back from any spreadsheet, and that changes nothing',
    async (sheet) => {
      const before = await exported(sheet);
      // The programs differ in how they write a cell: after the first, every tenth product is enough.
      const slugs = new Set([...new Set(before.map(({ slug }) => slug))].filter((_, place) => place % 10 === 0));
      const some = sheet === 'products' ? before.filter(({ slug }) => slugs.has(slug)) : before;
      for (const [place, program] of PROGRAMS.entries()) {
        const counts = await put(sheet, saved(place === 0 ? before : some, program));
        expect([program.name, counts]).toMatchObject([program.name, { added: 0, changed: 0, removed: 0 }]);
      }
      expect(await exported(sheet)).toEqual(before);
    },
  );

  test('a quote within a cell is a letter, one that is never closed names its line', async () => {
    const read = async (file: string) => (await readCsv(file)).map(({ cells }) => cells);
    expect(await read('slug,name\ntv,27" screen\ntv-2,"32"" screen"\ntv-3,a "big" one\n')).toEqual([
      ['slug', 'name'],
      ['tv', '27" screen'],
      ['tv-2', '32" screen'],
      ['tv-3', 'a "big" one'],
    ]);
    const open = readCsv('slug,name\nlamp,Lamp\ntv,"27 screen\nsofa,Sofa\n');
    await expect(open).rejects.toMatchObject({ id: 'csvQuote', options: { values: { line: '3' } } });
  });

  test.each([
    ['4006381333931.0', '4006381333931'],
    ['4006381333931,00', '4006381333931'],
    ["'4006381333931", '4006381333931'],
    ['’4006381333931', '4006381333931'],
    ['4.006381333931E+12', '4006381333931'],
    ['4,006381333931e12', '4006381333931'],
    ['4 006381 333931', '4006381333931'],
    ['4-006381-333931', '4006381333931'],
    ['4,006,381,333,931', '4006381333931'],
    ['0012345678905', '0012345678905'],
    ['4.00638E+12', undefined],
    ['4006381333932', undefined],
    ['4006381333931.5', undefined],
  ])('the bar code %s is read as %s', (written, digits) => {
    const column = gtinColumn('its number');
    const ways = new Set(waysOf(column.readings?.(written) ?? {}));
    const context = { timeZone: 'UTC', currency: 'USD', currencySymbol: '$', ways };
    const read = () => column.read(written, context);
    if (digits === undefined) expect(read).toThrow(CellError);
    else expect(read()).toBe(digits);
  });

  test.each([
    ["'5", 5],
    ['5.0', 5],
    ['5,00', 5],
    ['1.2E+1', 12],
    ['1E+3', undefined],
    ["'-5", undefined],
  ])('the quantity %s is read as %s', (written, value) => {
    const column = numberColumn('in stock');
    const ways = new Set(waysOf(column.readings?.(written) ?? {}));
    const context = { timeZone: 'UTC', currency: 'USD', currencySymbol: '$', ways };
    const read = () => column.read(written, context);
    if (value === undefined) expect(read).toThrow(CellError);
    else expect(read()).toBe(value);
  });

  test('an amount may be as large as a price that is stored; more is refused with the limit', () => {
    const rupiah = { timeZone: 'UTC', currency: 'IDR', currencySymbol: 'Rp', ways: new Set<Way>(['point']) };
    expect(moneyColumn('price').read('15000000.00', rupiah)).toBe(1_500_000_000);
    expect(moneyColumn('price').read('20,000,000', rupiah)).toBe(2_000_000_000);
    const read = (text: string, currency: string) => () => moneyColumn('price').read(text, { ...rupiah, currency });
    expect(read('20000000.01', 'IDR')).toThrow(
      expect.objectContaining({ id: 'cellMoneyMost', values: expect.objectContaining({ most: '20000000.00' }) }),
    );
    expect(read('2000000001', 'JPY')).toThrow(
      expect.objectContaining({ values: expect.objectContaining({ most: '2000000000' }) }),
    );
    expect(read('2000000.001', 'KWD')).toThrow(expect.objectContaining({ id: 'cellMoneyMost' }));
  });

  test('amounts, shares and dates lose the mark of a text, too', () => {
    const context = { timeZone: 'UTC', currency: 'USD', currencySymbol: '$', ways: new Set<Way>() };
    expect(moneyColumn('price').read("'12.50", context)).toBe(1250);
    expect(percentColumn('off').read("'12.5 %", context)).toBe(1250);
    expect(timeColumn('from', 'start').read("'2027-01-31", context)).toBe(Date.UTC(2027, 0, 31));
  });

  test('a price edited in a spreadsheet of any country is imported as displayed', async () => {
    const [first] = await exported('products');
    for (const [place, program] of PROGRAMS.entries()) {
      const price = `${1000 + place}.50`;
      await put('products', saved([{ slug: first?.slug ?? '', price }], program));
      const stored = await database.db
        .selectFrom('products')
        .select('price_cents')
        .where('slug', '=', first?.slug ?? '')
        .executeTakeFirst();
      expect([program.name, stored?.price_cents]).toEqual([program.name, Number(price) * 100]);
    }
  });

  test('amounts are read with the separators and the sign of their country', async () => {
    const amounts = {
      ...{ '1234.5': '1234.50', '1234,5': '1234.50', '1,234.50': '1234.50', '1.234,50': '1234.50', '12': '12.00' },
      ...{ '1 234,50': '1234.50', '1\u00a0234,50': '1234.50', '1\u202f234,50': '1234.50', "1'234.50": '1234.50' },
      ...{ '$12.50': '12.50', '12,50 $': '12.50', '12,50\u00a0USD': '12.50', '$ 1,234.00': '1234.00' },
      ...{ '0,500': '0.50', '12.5000': '12.50', '100,000.00': '100000.00' },
    };
    const lines = Object.keys(amounts).map((text, place) => `Amount ${place},"${text}"`);
    await put('coupons', ['name,money', ...lines].join('\n'));
    const read = (await exported('coupons')).filter(({ name }) => name?.startsWith('Amount '));
    expect(read.map(({ money }) => money)).toEqual(Object.values(amounts));
  });

  test.each([
    ...['1,234', '1.234', '12,345', '123.456'].map((text) => [text, 'cellAmbiguous']),
    ...['12,50 €', '£5', 'CA$5', 'EUR 5'].map((text) => [text, 'cellCurrency']),
    ...['free', '12.', '-5', '(5.00)', '5-', '1.2.3', '1,23,456', '1.234.5', '1,234,5', '12 34', '$5$', '1E+05'].map(
      (text) => [text, 'cellMoney'],
    ),
    ...['Jan 50', '12-mai', '05.11.2026', '########', '12.345,678', '1/2'].map((text) => [text, 'cellMoney']),
    ['29,999,999', 'cellMoneyMost'],
  ])('the amount %s alone in its file is refused by line and column', async (text, id) => {
    expect(await issuesOf('coupons', `name,money\nPlain,5\nOdd,"${text}"`)).toEqual({ 'line 3, money': id });
    expect(await coupon('Odd')).toBeUndefined();
  });

  test('an amount with two meanings is read as the rest of its file is written', async () => {
    await put('coupons', 'name,money,min\nPoint,"1,234",12.50');
    expect(await coupon('Point')).toMatchObject({ money: '1234.00', min: '12.50' });
    await put('coupons', 'name;money;min\nComma;1.234;12,50');
    expect(await coupon('Comma')).toMatchObject({ money: '1234.00', min: '12.50' });
    // With a decimal comma it has three decimals.
    expect(await issuesOf('coupons', 'name;money;min\nThree;1,234;12,50')).toEqual({ 'line 2, money': 'cellMoney' });
    expect(await issuesOf('coupons', 'name;money;min\nBoth;1,234;12,50\nWays;5;12.50')).toEqual({
      'line 2, money': 'cellAmbiguous',
    });
  });

  test('whole numbers may have separators, which don’t change the quantity', async () => {
    await put('coupons', 'name,money,left\nPieces,1.50,"12,345"\nMore,1,12 345\nRound,1,7.00');
    expect((await coupon('Pieces'))?.left).toBe('12345');
    expect((await coupon('More'))?.left).toBe('12345');
    expect((await coupon('Round'))?.left).toBe('7');
    expect(await issuesOf('coupons', 'name,money,left\nA,1,"1,234"\nB,1,1.5\nC,1,-1\nD,1,one')).toEqual({
      // The point of the third line tells that the comma separates thousands.
      'line 3, left': 'cellNumber',
      'line 4, left': 'cellNumber',
      'line 5, left': 'cellNumber',
    });
    expect(await issuesOf('coupons', 'name,money,left\nA,1,"1,234"')).toEqual({ 'line 2, left': 'cellAmbiguous' });
  });

  test('dates are read in the order of their country', async () => {
    const times = {
      ...{ '2027-01-31': '2027-01-31', '31/01/2027': '2027-01-31', '1/31/2027': '2027-01-31' },
      ...{
        '31.01.2027': '2027-01-31',
        '31-1-2027': '2027-01-31',
        '2027/01/31': '2027-01-31',
        '5.4.2027': '2027-04-05',
      },
      ...{ '31/01/2027 18:00': '2027-01-31 18:00:00', '1/31/2027 6:00 PM': '2027-01-31 18:00:00' },
      ...{ '1/31/2027, 6:00:30\u202fPM': '2027-01-31 18:00:30', '31.01.2027, 9:05': '2027-01-31 09:05:00' },
      ...{ '1/31/2027 12:00 AM': '2027-01-30', '2027-01-31 0:30:00': '2027-01-31 00:30:00' },
      ...{ '46418': '2027-01-31', '46418.75': '2027-01-31 18:00:00', '46418,56617': '2027-01-31 13:35:17' },
    };
    const lines = Object.keys(times).map((text, place) => `Day ${place},1,2026-01-01,"${text}"`);
    await put('coupons', ['name,money,start,end', ...lines].join('\n'));
    const read = (await exported('coupons')).filter(({ name }) => name?.startsWith('Day '));
    expect(read.map(({ end }) => end)).toEqual(Object.values(times));
  });

  test.each([
    ...['03/04/2027', '3/4/2027 6:00 PM', '03-04-2027'].map((text) => [text, 'cellAmbiguous']),
    ...[
      '31/01/27',
      '31/02/2027',
      '13/13/2027',
      '31 janv. 2027',
      'Jan 31, 2027',
      '01.31.2027',
      '1/31/2027 13:00 PM',
    ].map((text) => [text, 'cellMoment']),
    ...['20270131', '99999', '20270', '1/31', '2027', 'soon', '########'].map((text) => [text, 'cellMoment']),
  ])('the date %s alone in its file is refused by line and column', async (text, id) => {
    const file = `name,money,start,end\nOdd,1,2026-01-01,"${text}"`;
    expect(await issuesOf('coupons', file)).toEqual({ 'line 2, end': id });
  });

  test('a date with two meanings is read in the order of the rest of its file', async () => {
    const read = async (first: string, second: string) => {
      await put('coupons', `name,money,start,end\nOrder,1,${first},${second}`);
      return (await coupon('Order'))?.end;
    };
    expect(await read('31/01/2027', '03/04/2027')).toBe('2027-04-03');
    expect(await read('1/31/2027', '3/4/2027')).toBe('2027-03-04');
    expect(await read('01/01/2027', '04/04/2027')).toBe('2027-04-04');
    expect(await issuesOf('coupons', 'name,money,start,end\nA,1,31/01/2027,3/4/2027\nB,1,1/31/2027,4/30/2027')).toEqual(
      { 'line 2, end': 'cellAmbiguous' },
    );
  });

  test('a time’s seconds survive a spreadsheet that leaves them out, unless the time is edited', async () => {
    const counts = (start: string) => put('coupons', `name,start,end\nPrecise,${start},2027-01-31`);
    expect(await counts('11/26/2026 13:35')).toMatchObject({ changed: 0 });
    expect(await coupon('Precise')).toMatchObject({ start: '2026-11-26 13:35:17' });
    expect(await counts('11/26/2026 13:36')).toMatchObject({ changed: 1 });
    expect(await counts('2026-11-26 13:35:17')).toMatchObject({ changed: 1 });
  });

  test('percentages and yes or no are read in the words of a country', async () => {
    const [first] = await exported('products');
    const slug = first?.slug ?? '';
    await put('products', `slug;discount;discount_until;on_sale\n${slug};12,5\u00a0%;31/01/2099;FAUX`);
    expect((await exported('products'))[0]).toMatchObject({ discount: '12.5', on_sale: 'no' });
    await put('products', `slug;discount;on_sale\n${slug};33,33;WAHR`);
    expect((await exported('products'))[0]).toMatchObject({ discount: '33.33', on_sale: 'yes' });
    expect(await issuesOf('products', `slug,discount,on_sale\n${slug},0.125,perhaps`)).toEqual({
      'line 2, discount': 'cellPercent',
      'line 2, on_sale': 'cellChoice',
    });
  });

  test('lines that a spreadsheet did not divide into cells are refused by line and column', async () => {
    const file = 'slug,name,price\n"teapot,""Teapot, round"",12.00"';
    expect(await issuesOf('products', file)).toEqual({ 'line 2, slug': 'cellSlug' });
  });
});

const AMOUNTS = [
  ...['money', 'min', 'price', 'store_price', 'market_price', 'variant_price', 'variant_offer', 'discount', 'fee'],
];
const TIMES = ['start', 'end', 'discount_until'];

/** How a spreadsheet writes the cells of a file that it has opened. */
interface Program {
  name: string;
  separator: string;
  amount(plain: string): string;
  date(year: string, month: string, day: string): string;
  time(hour: string, minute: string, second: string): string;
  lineEnd?: string;
}

const bare = (text: string) => `${Number(text)}`;
const withComma = (text: string) => bare(text).replace('.', ',');
const grouped = (locale: string, decimals: number) => (text: string) =>
  Number(text).toLocaleString(locale, { minimumFractionDigits: decimals });
const short = (text: string) => `${Number(text)}`;
const noSeconds = (hour: string, minute: string) => ` ${hour}:${minute}`;
const shortHour = (hour: string, minute: string) => ` ${short(hour)}:${minute}`;
const halfDay = (hour: string, minute: string) =>
  ` ${Number(hour) % 12 || 12}:${minute}\u202f${Number(hour) < 12 ? 'AM' : 'PM'}`;
const monthFirst = (year: string, month: string, day: string) => `${short(month)}/${short(day)}/${year}`;
const dayFirst = (sign: string) => (year: string, month: string, day: string) => [day, month, year].join(sign);
const iso = (...parts: string[]) => parts.join('-');
const french = dayFirst('/');
const german = dayFirst('.');

const PROGRAMS: readonly Program[] = [
  { name: 'Excel en-US', separator: ',', amount: bare, date: monthFirst, time: shortHour },
  { name: 'Excel en-US with formats', separator: ',', amount: grouped('en-US', 2), date: monthFirst, time: halfDay },
  { name: 'Excel en-US, Unicode text', separator: '\t', amount: bare, date: monthFirst, time: shortHour },
  { name: 'Excel en-GB', separator: ',', amount: bare, date: french, time: noSeconds },
  { name: 'Excel fr-FR', separator: ';', amount: withComma, date: french, time: noSeconds },
  { name: 'Excel fr-FR with formats', separator: ';', amount: grouped('fr-FR', 2), date: french, time: noSeconds },
  { name: 'Excel de-DE', separator: ';', amount: withComma, date: german, time: noSeconds },
  { name: 'Excel de-DE with formats', separator: ';', amount: grouped('de-DE', 2), date: german, time: noSeconds },
  { name: 'Excel de-CH', separator: ';', amount: grouped('de-CH', 2), date: german, time: noSeconds },
  // As LibreOffice 7.4 saves them: recognised times remain unchanged, and amounts with a point are texts in French and
  // German.
  { name: 'LibreOffice en-US', separator: ',', amount: bare, date: iso, time: (...parts) => ` ${parts.join(':')}` },
  { name: 'LibreOffice fr-FR', separator: ';', amount: String, date: iso, time: (...parts) => ` ${parts.join(':')}` },
  { name: 'Numbers en-US', separator: ',', amount: bare, date: monthFirst, time: halfDay, lineEnd: '\n' },
  { name: 'Numbers fr-FR', separator: ';', amount: withComma, date: french, time: noSeconds, lineEnd: '\n' },
  {
    ...{ name: 'Google Sheets en-US', separator: ',', amount: String, date: iso },
    time: (hour, minute, second) => ` ${short(hour)}:${minute}:${second}`,
  },
  { name: 'Google Sheets fr-FR', separator: ',', amount: withComma, date: french, time: noSeconds },
];

/** The lines of an export as a spreadsheet saves them. */
function saved(lines: readonly Line[], { separator, amount, date, time, lineEnd = '\r\n' }: Program): string {
  const names = Object.keys(lines[0] ?? {});
  const cell = (name: string, text: string) => {
    if (text === '') return '';
    if (AMOUNTS.includes(name)) return amount(text);
    const [, year = '', month = '', day = '', ...clock] =
      /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/.exec(text) ?? [];
    if (!TIMES.includes(name) || !year) return text;
    const [hour, minute = '', second = ''] = clock;
    return date(year, month, day) + (hour === undefined ? '' : time(hour, minute, second));
  };
  const quoted = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = [names, ...lines.map((line) => names.map((name) => cell(name, line[name] ?? '')))];
  return `\ufeff${rows.map((cells) => cells.map(quoted).join(separator)).join(lineEnd)}${lineEnd}`;
}
