import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Db, Tx } from '../db/index.ts';
import { namedShop } from '../domain/named-shop.ts';
import { currencyOf } from '../domain/shop-currency.ts';
import { timeZoneOf } from '../domain/shop-time.ts';
import { Refused } from '../errors/refused.ts';
import { lockShop, type Shop } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { activitySheet } from './activities.ts';
import { attributeColumn, attributeSheet } from './attributes.ts';
import { bannerSheet } from './banners.ts';
import { categorySheet } from './categories.ts';
import { type CellContext, CellError, columnsIn } from './columns.ts';
import { couponSheet } from './coupons.ts';
import { type CsvLine, readCsv, writeCsv } from './csv.ts';
import { createIssues, type Issues } from './issues.ts';
import { keywordSheet } from './keywords.ts';
import { merchantSheet } from './merchants.ts';
import { pageSheet } from './pages.ts';
import { productSheet } from './products.ts';
import type { Sheet, SheetCounts, SheetRow } from './sheet.ts';
import { type Way, waysOf } from './written-values.ts';

/** What can be exported and imported, in the order in which an empty shop is filled. */
export const sheets: readonly Sheet[] = [
  categorySheet,
  merchantSheet,
  attributeSheet,
  productSheet,
  bannerSheet,
  keywordSheet,
  activitySheet,
  couponSheet,
  pageSheet,
];

/** @throws Refused 400 when there is no such sheet. */
export function sheetNamed(name: string): Sheet {
  const found = sheets.find((one) => one.name === name);
  if (found) return found;
  throw new Refused(400, 'sheetUnknown', { values: { name, names: sheets.map((one) => one.name).join(', ') } });
}

/**
 * A shop, and one of its sheets with all its columns.
 *
 * @throws Refused when there is no such sheet or shop.
 */
export async function sheetOfShop(db: Db, name: string, host = '*'): Promise<{ sheet: Sheet; shop: Shop }> {
  const sheet = sheetNamed(name);
  const shop = await namedShop(db, host);
  const columns = columnsIn({ ...sheet.columns, ...(await sheet.ownColumns?.({ db, shop })) }, shop.languages);
  return { sheet: { ...sheet, columns }, shop };
}

/**
 * Part of a shop as a CSV file, streamed: concurrent changes may or may not be included.
 * @throws Refused if there is no such sheet or shop.
 */
export async function exportSheet(db: Db, name: string, host = '*'): Promise<AsyncIterable<string>> {
  const { sheet, shop } = await sheetOfShop(db, name, host);
  return linesOf(db, sheet, shop);
}

async function* linesOf(db: Db, sheet: Sheet, shop: Shop): AsyncIterable<string> {
  const written = { timeZone: timeZoneOf(shop), currency: currencyOf(shop) };
  const columns = Object.entries(sheet.columns);
  yield writeCsv([Object.keys(sheet.columns)], true);
  for await (const entries of sheet.list({ db, shop })) {
    const lines = entries.map((cells) =>
      columns.map(([column, { write }]) => (cells[column] == null ? '' : write(cells[column], written))),
    );
    yield writeCsv(lines, false);
    // The embedded database lets no request have its turn between statements.
    await othersFirst();
  }
}

const ROWS_AT_ONCE = 500;
/** Rows that may come into the shop in one transaction, where a file cannot be written in parts. */
const MOST_ROWS_TOGETHER = 5_000;

/** Ends the transaction of a check, so that nothing stays. */
class Checked extends Error {}

/** Maximum number of variants that an import's result names. */
const VARIANTS_NAMED = 10;

/** How far an import has come. */
export interface ImportProgress {
  /** Parts of the file that are imported. */
  parts: number;
  counts: SheetCounts;
}

export interface ImportOptions {
  host?: string | undefined;
  isDryRun?: boolean;
  /** Whether all variants that a file says of a product may be new ones. */
  allowsNewVariants?: boolean;
  now: number;
  /** Where an import goes on that was interrupted. */
  from?: ImportProgress | null;
  /** Called when the file was read, with the number of its rows. */
  onRead?(rows: number): Promise<void>;
  /** Called in the transaction of each part, after it was written. */
  onPart?(tx: Tx, progress: ImportProgress, rows: number): Promise<void>;
  isStopped?(): boolean;
}

const NOTHING: SheetCounts = { added: 0, changed: 0, removed: 0, unchanged: 0 };

const sumOf = (one: SheetCounts, other: SheetCounts): SheetCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  removed: one.removed + other.removed,
  unchanged: one.unchanged + other.unchanged,
  ...((one.variants || other.variants) && {
    variants: {
      added: (one.variants?.added ?? 0) + (other.variants?.added ?? 0),
      changed: (one.variants?.changed ?? 0) + (other.variants?.changed ?? 0),
      names: [...(one.variants?.names ?? []), ...(other.variants?.names ?? [])].slice(0, VARIANTS_NAMED),
    },
  }),
});

/**
 * Imports a CSV file into a shop. The whole file is checked before anything is written; a large file is written in parts, so
 * that requests don't wait for it. Existing entries are changed if the file differs; missing columns and missing entries
 * remain unchanged.
 * @returns the numbers of added and changed entries; null if it was stopped before the end.
 * @throws Refused 400 with the lines and columns of invalid cells.
 */
export async function importSheet(
  db: Db,
  name: string,
  file: string,
  {
    host = '*',
    isDryRun = false,
    allowsNewVariants = false,
    now,
    from = null,
    onRead,
    onPart,
    isStopped = () => false,
  }: ImportOptions,
): Promise<SheetCounts | null> {
  const { sheet, shop } = await sheetOfShop(db, name, host);
  const lines = await readCsv(file, sheet.partsOf ? undefined : MOST_ROWS_TOGETHER);
  const { rows, issues } = await readRows(sheet, lines, shop);
  const parts = sheet.partsOf?.(rows) ?? [rows];
  await onRead?.(rows.length);

  async function put(part: readonly SheetRow<Sheet['columns']>[], isCheck: boolean, done?: ImportProgress) {
    let counts = NOTHING;
    const ownIssues = isCheck ? { ...issues, check: () => undefined } : issues;
    const work = inTransaction(db, async (tx) => {
      const shop = await namedShop(tx, host);
      // One import at a time, so that none works with what another is about to change.
      await lockShop(tx, shop.id);
      const { columns } = sheet;
      counts = await sheet.put({ db: tx, shop, now, columns, issues: ownIssues, isCheck, allowsNewVariants }, part);
      if (isCheck) throw new Checked();
      issues.check();
      if (done) {
        const progress = { parts: done.parts + 1, counts: sumOf(done.counts, counts) };
        await onPart?.(tx, progress, part.length);
      }
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof Checked)) throw error;
    });
    // The embedded database lets no request have its turn between statements.
    await othersFirst();
    return counts;
  }

  if (isDryRun || (parts.length > 1 && !from)) {
    let counts = NOTHING;
    for (const part of parts) {
      if (isStopped()) return null;
      counts = sumOf(counts, await put(part, true));
    }
    issues.check();
    if (isDryRun) return counts;
  }
  let progress = from ?? { parts: 0, counts: NOTHING };
  for (const part of parts.slice(progress.parts)) {
    if (isStopped()) return null;
    progress = { parts: progress.parts + 1, counts: sumOf(progress.counts, await put(part, false, progress)) };
  }
  return progress.counts;
}

async function readRows(
  sheet: Sheet,
  [head, ...lines]: CsvLine[],
  shop: Shop,
): Promise<{ rows: SheetRow<Sheet['columns']>[]; issues: Issues }> {
  const issues = createIssues();
  if (!head) throw new Refused(400, 'csvEmpty');
  const names = head.cells.map((name) => name.toLowerCase());
  for (const [index, name] of names.entries()) {
    // Spreadsheets save columns that were emptied.
    if (name === '' && lines.every(({ cells }) => !cells[index])) continue;
    if (name === '') issues.add(head.line, `column ${index + 1}`, 'csvColumnNameless');
    else if (!Object.hasOwn(sheet.columns, name)) {
      const isAttribute = sheet.ownColumns && name.startsWith(attributeColumn(''));
      issues.add(head.line, name, isAttribute ? 'attributeUnknown' : 'csvColumnUnknown', { sheet: sheet.name });
    } else if (names.indexOf(name) !== index) issues.add(head.line, name, 'csvTwice');
  }
  issues.check();
  const context: CellContext = {
    timeZone: timeZoneOf(shop),
    currency: currencyOf(shop),
    currencySymbol: shop.details.shopPayCurrencySymbol,
    ways: await waysIn(sheet, names, lines),
  };
  const rows: SheetRow<Sheet['columns']>[] = [];
  for (const { line, cells } of lines) {
    if (cells.length > names.length) issues.add(line, 'end', 'csvCells', { count: cells.length, limit: names.length });
    const values = names.map((name, index) => [name, readCell(name, cells[index] ?? '', line)] as const);
    rows.push({ line, cells: Object.fromEntries(values.filter(([, value]) => value !== undefined)) });
    if (rows.length % ROWS_AT_ONCE === 0) await othersFirst();
  }
  issues.check();
  return { rows, issues };

  function readCell(name: string, text: string, line: number): unknown {
    const column = sheet.columns[name];
    if (!column) return undefined;
    if (text === '' && column.isKept) return undefined;
    if (text === '') {
      if (column.isRequired && !sheet.isGrouped) issues.add(line, name, 'cellMissing');
      return null;
    }
    try {
      return column.read(text, context);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      issues.add(line, name, error.id, error.values);
      return null;
    }
  }
}

/** How a file writes numbers and dates: what those of its cells tell that have one meaning only. */
async function waysIn(sheet: Sheet, names: readonly string[], lines: readonly CsvLine[]): Promise<Set<Way>> {
  const ways = new Set<Way>();
  for (const [index, { cells }] of lines.entries()) {
    for (const [place, name] of names.entries()) {
      const readings = sheet.columns[name]?.readings?.(cells[place] ?? '') ?? {};
      for (const way of waysOf(readings)) ways.add(way);
    }
    if (index % ROWS_AT_ONCE === 0) await othersFirst();
  }
  return ways;
}
