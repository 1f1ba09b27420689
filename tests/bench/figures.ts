import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** Bytes and numbers of files, by name. They do not depend on the speed of a machine. */
export type Bytes = Readonly<Record<string, number>>;

/** Result of a check: how many figures are over their budget, and the figures. */
export interface Checked {
  over: number;
  bytes: Bytes;
}

/** Figures of one benchmark that depend on the machine, as shown. */
export interface Timed {
  machine: string;
  /** ISO 8601. */
  date: string;
  rows: Readonly<Record<string, string>>;
}

/** The figures that README and docs/measurements.md show. */
export interface Figures {
  bytes: Bytes;
  /** Tests and checks of `npm test`. */
  tests: number;
  /** By command. */
  timed: Readonly<Record<string, Timed>>;
}

const FILE = join(import.meta.dirname, 'figures.json');
const TOLERANCE = 0.03;

export const storedFigures = (): Figures => JSON.parse(readFileSync(FILE, 'utf8'));

export function storeFigures(changed: Partial<Figures>): void {
  writeFileSync(FILE, `${JSON.stringify({ ...storedFigures(), ...changed }, null, 2)}\n`);
}

/** Stores the figures of a benchmark with today's date and this machine. */
export function storeTimed(command: string, rows: Timed['rows']): void {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  storeFigures({ timed: { ...storedFigures().timed, [command]: { machine, date, rows } } });
}

/** Describes the figures that differ from the stored ones by more than 3 %, and names that only one side has. */
export function differences(measured: Bytes, stored: Bytes): string[] {
  const names = new Set([...Object.keys(measured), ...Object.keys(stored)]);
  return [...names].flatMap((name) => {
    const [now = Number.NaN, before = Number.NaN] = [measured[name], stored[name]];
    return Math.abs(now - before) <= TOLERANCE * before ? [] : [`${name}: ${now}, the documents say ${before}`];
  });
}
