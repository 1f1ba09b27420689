import type { Db } from '../db/index.ts';
import { timeZoneOf } from '../domain/shop-time.ts';
import { Refused } from '../errors/refused.ts';
import { lockShop, shopByHost } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { activitySheet } from './activities.ts';
import { bannerSheet } from './banners.ts';
import { categorySheet } from './categories.ts';
import { CellError } from './columns.ts';
import { couponSheet } from './coupons.ts';
import { type CsvLine, readCsv, writeCsv } from './csv.ts';
import { createIssues, type Issues } from './issues.ts';
import { keywordSheet } from './keywords.ts';
import { merchantSheet } from './merchants.ts';
import { pageSheet } from './pages.ts';
import { productSheet } from './products.ts';
import type { Sheet, SheetCounts, SheetRow } from './sheet.ts';

/** What can be exported and imported, in the order in which an empty shop is filled. */
export const sheets: readonly Sheet[] = [
  categorySheet,
  merchantSheet,
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

async function shopAt(db: Db, host: string) {
  const shop = await shopByHost(db, host);
  if (!shop) throw new Refused(404, 'shopUnknown', { values: { host } });
  return shop;
}

/** A part of a shop as a CSV file. */
export async function exportSheet(db: Db, name: string, host = '*'): Promise<string> {
  const sheet = sheetNamed(name);
  const columns = Object.entries(sheet.columns);
  const { entries, timeZone } = await inTransaction(db, async (tx) => {
    const shop = await shopAt(tx, host);
    return { entries: await sheet.list({ tx, shop }), timeZone: timeZoneOf(shop) };
  });
  const lines = entries.map((cells) =>
    columns.map(([column, { write }]) => (cells[column] == null ? '' : write(cells[column], timeZone))),
  );
  return writeCsv(Object.keys(sheet.columns), lines);
}

/** Ends the transaction of a dry run, so that nothing stays. */
class DryRun extends Error {}

/**
 * Imports a CSV file into a shop: all of it, or nothing where one cell cannot be used. Entries that are there are changed
 * where the file differs; columns that the file lacks, and entries that it lacks, stay as they are.
 *
 * @throws Refused 400 with the lines and columns of what cannot be used.
 */
export async function importSheet(
  db: Db,
  name: string,
  file: string,
  options: { host?: string | undefined; isDryRun?: boolean; now: number },
): Promise<SheetCounts> {
  const { host = '*', isDryRun = false, now } = options;
  const sheet = sheetNamed(name);
  const { rows, issues } = readRows(sheet, readCsv(file), timeZoneOf(await shopAt(db, host)));
  let counts: SheetCounts | undefined;
  try {
    await inTransaction(db, async (tx) => {
      const shop = await shopAt(tx, host);
      // One import at a time, so that none works with what another is about to change.
      await lockShop(tx, shop.id);
      counts = await sheet.put({ tx, shop, now, issues }, rows);
      issues.check();
      if (isDryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return counts ?? { added: 0, changed: 0, removed: 0, unchanged: 0 };
}

function readRows(
  sheet: Sheet,
  [head, ...lines]: CsvLine[],
  timeZone: string,
): { rows: SheetRow<Sheet['columns']>[]; issues: Issues } {
  const issues = createIssues();
  if (!head) throw new Refused(400, 'csvEmpty');
  const names = head.cells;
  for (const [index, name] of names.entries()) {
    if (!Object.hasOwn(sheet.columns, name)) issues.add(head.line, name, 'csvColumnUnknown', { sheet: sheet.name });
    else if (names.indexOf(name) !== index) issues.add(head.line, name, 'csvTwice');
  }
  issues.check();
  const rows = lines.map(({ line, cells }) => {
    if (cells.length > names.length) issues.add(line, 'end', 'csvCells', { count: cells.length, limit: names.length });
    const values = names.map((name, index) => [name, readCell(name, cells[index] ?? '', line)] as const);
    return { line, cells: Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
  });
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
      return column.read(text, timeZone);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      issues.add(line, name, error.id, error.values);
      return null;
    }
  }
}
