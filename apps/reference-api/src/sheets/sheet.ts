import { CURRENCY } from '@promenade/storefront-hooks/domain';
import type { Db, Tx } from '../db/index.ts';
import { DEFAULT_TIME_ZONE } from '../domain/shop-time.ts';
import type { Shop } from '../repositories/shops.ts';
import type { AnyColumns, Cells } from './columns.ts';
import type { Issues } from './issues.ts';

/** A line of a file, read: the cells of the columns that the file has. */
export interface SheetRow<C> {
  line: number;
  cells: Partial<Cells<C>>;
}

/** Where a sheet is read. */
export interface SheetSource {
  db: Db;
  shop: Shop;
}

/** What an import works with. */
export interface SheetContext extends SheetSource {
  db: Tx;
  now: number;
  /** All columns that the sheet has in this shop. */
  columns: AnyColumns;
  issues: Issues;
  /** Whether to check only, for `issues`; all writes are rolled back. */
  isCheck: boolean;
  /** Whether all variants that the file says of a product may be new ones. */
  allowsNewVariants: boolean;
}

/** What became of the entries of a file. */
export interface SheetCounts {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Of products that were there: what became of their variants, and which are new, as in `wool-blanket (Huge)`. */
  variants?: { added: number; changed: number; names: readonly string[] };
}

/** A part of a shop that can be exported as a CSV file and imported from one. */
export interface Sheet<C extends AnyColumns = AnyColumns> {
  readonly name: string;
  /** Description of a line, for the help. */
  readonly summary: string;
  readonly columns: C;
  /** Further columns, which depend on the shop. */
  ownColumns?(source: SheetSource): Promise<AnyColumns>;
  /** Whether several rows are one entry, so that required cells stand in the first of them only. */
  readonly isGrouped?: boolean;
  /** Independent parts of a large file, each for its own transaction; by default one for all. */
  partsOf?(rows: readonly SheetRow<C>[]): readonly (readonly SheetRow<C>[])[];
  /** All there is, in the order in which it is exported, some hundreds at a time. */
  list(context: SheetSource): AsyncIterable<Cells<C>[]>;
  /** Adds and changes the entries of the rows, and reports errors to `issues`. */
  put(context: SheetContext, rows: readonly SheetRow<C>[]): Promise<SheetCounts>;
}

/** Groups of rows, put together to parts of about so many rows. */
export function partsOfGroups<Row>(groups: Iterable<readonly Row[]>, rowsInPart: number): Row[][] {
  const parts: Row[][] = [];
  for (const group of groups) {
    const part = parts.at(-1);
    if (part && part.length + group.length <= rowsInPart) part.push(...group);
    else parts.push([...group]);
  }
  return parts;
}

/** Declares a sheet, so that its rows are typed by its columns. */
export const sheet = <const C extends AnyColumns>(declared: Sheet<C>): Sheet => declared as unknown as Sheet;

/** An entry that is in the shop. */
export interface Entry<C> {
  id: number;
  cells: Cells<C>;
}

/** How the rows of a sheet without variants come into the shop. */
export interface EntryStore<C extends AnyColumns> {
  entries: readonly Entry<C>[];
  /** The column by whose values entries are known. */
  key: keyof C & string;
  /** A column that names an entry where several have the same key. */
  id?: keyof C & string;
  /** A yes or no column that takes an entry away. */
  remove?: { column: keyof C & string; run(id: number): Promise<void> };
  add(cells: Cells<C>, line: number): Promise<void>;
  change(id: number, changes: Partial<Cells<C>>, entry: Entry<C>, line: number): Promise<void>;
}

/** Null for columns that the file lacks. */
export function completed<C extends AnyColumns>(columns: AnyColumns, cells: Partial<Cells<C>>): Cells<C> {
  const blank = Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
  return { ...blank, ...cells } as Cells<C>;
}

/** Which cells say something else than there is. */
export function changesOf<C extends AnyColumns>(columns: AnyColumns, before: Cells<C>, cells: Partial<Cells<C>>) {
  const changed = Object.entries(cells).filter(([name, value]) => {
    const write = (one: unknown) =>
      one === null || one === undefined
        ? ''
        : columns[name]?.write(one, { timeZone: DEFAULT_TIME_ZONE, currency: CURRENCY });
    if (write(value) === write(before[name])) return false;
    return value == null || before[name] == null || !columns[name]?.isSame?.(before[name], value);
  });
  return Object.fromEntries(changed) as Partial<Cells<C>>;
}

/** Reports required columns that the file lacks; whether there were any. */
export function reportMissing<C extends AnyColumns>(
  columns: AnyColumns,
  { line, cells }: SheetRow<C>,
  issues: Issues,
): boolean {
  const missing = Object.keys(columns).filter((name) => columns[name]?.isRequired && cells[name] == null);
  for (const name of missing) issues.add(line, name, 'cellMissing');
  return missing.length > 0;
}

/** Brings rows into the shop one by one: new ones are added, others changed where they differ. */
export async function putEntries<C extends AnyColumns>(
  { columns, issues }: SheetContext,
  rows: readonly SheetRow<C>[],
  { entries, key, id, remove, add, change }: EntryStore<C>,
): Promise<SheetCounts> {
  const counts: SheetCounts = { added: 0, changed: 0, removed: 0, unchanged: 0 };
  const byKey = Map.groupBy(entries, ({ cells }) => cells[key] as unknown);
  const seen = new Set<unknown>();
  for (const row of rows) {
    const { line } = row;
    const { [id ?? '']: wantedId, [remove?.column ?? '']: isRemoved, ...rest } = row.cells;
    const cells = rest as Partial<Cells<C>>;
    const named = byKey.get(cells[key]) ?? [];
    const entry = wantedId == null ? named[0] : entries.find((one) => one.id === Number(wantedId));
    if (wantedId == null && named.length > 1) issues.add(line, key, 'csvAmbiguous', { column: id ?? '' });
    if (wantedId != null && !entry) issues.add(line, id ?? key, 'csvUnknown', { text: `${wantedId}` });
    const seenAs = entry ?? cells[key];
    if (seen.has(seenAs)) issues.add(line, key, 'csvTwice');
    seen.add(seenAs);
    if (isRemoved === true) {
      if (entry && remove) await remove.run(entry.id);
      counts[entry ? 'removed' : 'unchanged']++;
    } else if (entry) {
      const changes = changesOf(columns, entry.cells, cells);
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) await change(entry.id, changes, entry, line);
      counts[isChanged ? 'changed' : 'unchanged']++;
    } else if (wantedId == null && !reportMissing(columns, row, issues)) {
      await add(completed(columns, cells), line);
      counts.added++;
    }
  }
  return counts;
}
