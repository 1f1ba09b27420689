/** From this many rows on, a record or list of objects with the same properties is written as a table. */
const ROWS_MIN = 50;

/** Where a value is in an object: the names on the way to it. */
type Path = readonly string[];

/** A record or list of objects with the same properties, in which each name, and each value that all rows share, is written once. */
interface Table {
  path: Path;
  /** Keys of a record; absent for a list. */
  keys?: readonly string[] | undefined;
  shared: object;
  /** Names of properties whose value is the row's key. */
  keyed: readonly string[];
  names: readonly string[];
  /** Values of `names`, row by row. */
  rows: readonly unknown[][];
}

/** A value whose tables were taken out. A place in the value cannot be mistaken for content, however hostile. */
export interface Packed {
  value: unknown;
  tables: readonly Table[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const namesOf = (row: object) =>
  Object.keys(row).filter((name) => (row as Record<string, unknown>)[name] !== undefined);

function tableOf(value: Record<string, unknown>, path: Path): Table | undefined {
  const keys = Object.keys(value);
  const rows = Object.values(value);
  const [first] = rows;
  if (rows.length < ROWS_MIN || !isObject(first) || Array.isArray(first)) return undefined;
  const all = namesOf(first).toSorted();
  const isLike = (row: unknown) => isObject(row) && `${namesOf(row).toSorted()}` === `${all}`;
  if (!rows.every(isLike)) return undefined;
  const every = rows as Record<string, unknown>[];
  const isShared = (name: string) => !isObject(first[name]) && every.every((row) => row[name] === first[name]);
  const shared = all.filter(isShared);
  const keyed = all.filter((name) => every.every((row, index) => row[name] === keys[index]));
  const names = all.filter((name) => !shared.includes(name) && !keyed.includes(name));
  return {
    ...{ path, keyed, names },
    keys: Array.isArray(value) ? undefined : keys,
    shared: Object.fromEntries(shared.map((name) => [name, first[name]])),
    rows: every.map((row) => names.map((name) => row[name])),
  };
}

/** Takes long tables out of data for JSON: a product of a thousand variants has a thousand rows. */
export function packRows(data: unknown): Packed {
  const tables: Table[] = [];
  const rest = (value: unknown, path: Path): unknown => {
    if (!isObject(value)) return value;
    const table = tableOf(value, path);
    if (table) {
      tables.push(table);
      return null;
    }
    const parts = Object.entries(value).map(([name, part]) => [name, rest(part, [...path, name])] as const);
    return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  };
  return { value: rest(data, []), tables };
}

/** The data that `packRows` packed. */
export function unpackRows({ value, tables }: Packed): unknown {
  const root = { value };
  for (const { path, keys, shared, keyed, names, rows } of tables) {
    const objects = rows.map((row, at) => ({
      ...shared,
      ...Object.fromEntries([
        ...keyed.map((name) => [name, keys?.[at]]),
        ...names.map((name, place) => [name, row[place]]),
      ]),
    }));
    const unpacked = keys ? Object.fromEntries(keys.map((key, at) => [key, objects[at]])) : objects;
    const way = ['value', ...path];
    const last = way.pop() as string;
    // The names are those of the packed value itself, so every step exists.
    const parent = way.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], root);
    (parent as Record<string, unknown>)[last] = unpacked;
  }
  return root.value;
}
