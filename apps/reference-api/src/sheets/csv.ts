import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { Refused } from '../errors/refused.ts';

/** A line of cells and the number of the line in the file on which it begins. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Spreadsheets separate by what their country does not use in numbers. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return DELIMITERS.find((delimiter) => head.includes(delimiter)) ?? ',';
}

/** What export puts before texts that a spreadsheet would run as a formula. */
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/;

/**
 * Reads comma separated values as spreadsheets write them: UTF-8, with or without a byte order mark, separated by commas,
 * semicolons or tabs. Empty lines are left out.
 *
 * @throws Refused 400 with the line on which the file is broken.
 */
export function readCsv(text: string): CsvLine[] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text.replace(/^\ufeff/, '')),
      info: true,
      relax_column_count: true,
      trim: true,
      // With `info`, records are returned beside where they end, which the types of the library leave out.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    let end = 0;
    const lines = records.map(({ record, info }) => {
      const line = end + 1;
      end = info.lines;
      return { line, cells: record.map((cell) => cell.replace(GUARDED, '')) };
    });
    return lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refused(400, 'csvBroken', { values: { line: `${error.lines ?? 1}`, problem: error.message } });
  }
}

/**
 * Writes lines as `readCsv` reads them and as spreadsheets open them with their accents, without running them.
 *
 * @param isBeginning whether they are the first of a file.
 */
export function writeCsv(lines: readonly (readonly string[])[], isBeginning: boolean): string {
  return stringify(
    lines.map((cells) => [...cells]),
    { bom: isBeginning, escape_formulas: true },
  );
}
