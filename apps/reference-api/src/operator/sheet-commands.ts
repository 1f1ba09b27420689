import { RENAMED, renameSlug } from '../domain/slugs.ts';
import { exportSheet, sheetOfShop, sheets } from '../sheets/csv-import.ts';
import { startImport } from '../sheets/import-task.ts';
import { flag, host, operatorCommand } from './command.ts';

const names = sheets.map(({ name }) => name).join(', ');
const sheet = `one of ${names}`;
export const sheetCommands = [
  operatorCommand({
    name: 'import',
    summary: 'adds and changes what a CSV file says, once all of it was checked; what it does not say stays',
    words: { sheet, file: 'CSV file, as "export" writes it' },
    options: {
      dryRun: flag('says what would be done, and does nothing'),
      newVariants: flag('a product may come with new variants only'),
      host,
    },
    files: ['file'],
    maxFileLength: 32 * 1024 * 1024,
    run: async (deps, { sheet, file, dryRun, newVariants, host }) => ({
      task: await startImport(deps, {
        ...{ sheet, file, host },
        isDryRun: dryRun === true,
        allowsNewVariants: newVariants === true,
      }),
    }),
  }),
  operatorCommand({
    name: 'export',
    summary: 'writes a part of the shop as CSV, for a spreadsheet: export products > products.csv',
    words: { sheet },
    options: { host },
    run: ({ database: { db } }, { sheet, host }) => exportSheet(db, sheet, host),
  }),
  operatorCommand({
    name: 'rename',
    summary: 'gives something another slug; its former address leads to the new one',
    words: { kind: `one of ${RENAMED.join(', ')}`, slug: 'by which it is known', newSlug: 'as in wool-blankets' },
    options: { host },
    run: async (deps, given) => {
      await renameSlug(deps, given);
      return `${given.slug} is now ${given.newSlug}.`;
    },
  }),
  operatorCommand({
    name: 'columns',
    summary: 'explains the columns of a CSV file',
    words: { sheet },
    options: { host },
    run: async ({ database: { db } }, given) => {
      const { name, summary, columns } = (await sheetOfShop(db, given.sheet, given.host)).sheet;
      const lines = Object.entries(columns).map(
        ([column, { summary, isRequired }]) => `  ${column.padEnd(16)} ${isRequired ? 'needed: ' : ''}${summary}`,
      );
      return [`Each line of ${name} is ${summary}.`, ...lines].join('\n');
    },
  }),
];
