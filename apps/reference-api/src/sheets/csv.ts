import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { Refused } from '../errors/refused.ts';

/** A line of cells and the number of the line in the file on which it begins. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const MOST_LINES = 200_000;
/** More than any line of a sheet needs. */
const LINE_MAX_LENGTH = 256 * 1024;
const PIECE_BYTES = 64 * 1024;

const DELIMITERS = [',', ';', '\t'] as const;

/** The optional first line that sets the separator for Excel. */
const NAMED_DELIMITER = /^\ufeff?"?sep=([,;\t|])"?[,;\t|]*\r?\n/i;

/** Spreadsheets separate by what their country does not use in numbers. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  return DELIMITERS.find((delimiter) => head.includes(delimiter)) ?? ',';
}

/**
 * Where a spreadsheet would begin to run a formula: at the start of a cell or, where it takes another sign for the separator, in
 * the middle of one. An export guards each with an apostrophe, which an import takes away again.
 */
const FORMULA = /(^|[;\t\r\n])('*)(?=[=+\-@\t\r＝＋－＠])/g;
const guarded = (cell: string) => cell.replace(FORMULA, "$1'$2");
const unguarded = (cell: string) =>
  cell.replace(FORMULA, (_, before: string, marks: string) => before + marks.slice(1));

/**
 * Reads comma separated values as spreadsheets write them: UTF-8, with or without a byte order mark, separated by commas,
 * semicolons, tabs or the character in a first line such as `sep=|`. Empty lines are left out. Parsing yields regularly, so
 * that other requests are processed meanwhile.
 * @param rowsMax maximum number of lines below the header; reading stops at the first further one.
 * @throws Refused 400 with the malformed line, or if there are too many lines.
 */
export async function readCsv(text: string, rowsMax = MOST_LINES): Promise<CsvLine[]> {
  checkLines(text);
  const [named = '', delimiter = delimiterOf(text.replace(/^\ufeff/, ''))] = NAMED_DELIMITER.exec(text) ?? [];
  const before = named ? 1 : 0;
  let complete = before;
  const parser = Readable.from(piecesOf(text.slice(named.length))).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      // Spreadsheets read a quote within a cell as a letter: 27" screen.
      relax_quotes: true,
      trim: true,
      // Before an error the stream drops lines that it has not handed out.
      on_record(record, { lines }) {
        complete = before + lines;
        return record;
      },
    }),
  );
  const lines: CsvLine[] = [];
  let end = before;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.some((cell) => cell !== '')) lines.push({ line: end + 1, cells: record.map(unguarded) });
      end = before + info.lines;
      if (lines.length > rowsMax + 1) throw new Refused(400, 'csvLong', { values: { limit: `${rowsMax}` } });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The rest of the file is part of the cell that was opened on this line.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new Refused(400, 'csvQuote', { values: { line: `${complete + 1}` } });
    throw new Refused(400, 'csvBroken', {
      values: { line: `${before + Number(error.lines ?? 1)}`, problem: error.message },
    });
  }
  return lines;
}

async function* piecesOf(text: string): AsyncIterable<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield bytes.subarray(start, start + PIECE_BYTES);
    await othersFirst();
  }
}

/**
 * Refuses a file that is too long to be a sheet, without reading its cells.
 *
 * @throws Refused 400
 */
export function checkLines(text: string): void {
  let line = 1;
  for (let start = 0; start < text.length; line++) {
    if (line > MOST_LINES) throw new Refused(400, 'csvLong', { values: { limit: `${MOST_LINES}` } });
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > LINE_MAX_LENGTH)
      throw new Refused(400, 'csvBroken', { values: { line: `${line}`, problem: `longer than ${LINE_MAX_LENGTH}` } });
    if (end < 0) return;
    start = end + 1;
  }
}

/**
 * Writes lines as `readCsv` reads them and as spreadsheets open them with their accents, without running them.
 *
 * @param isBeginning whether they are the first of a file.
 */
export function writeCsv(lines: readonly (readonly string[])[], isBeginning: boolean): string {
  return stringify(
    lines.map((cells) => cells.map(guarded)),
    { bom: isBeginning },
  );
}
