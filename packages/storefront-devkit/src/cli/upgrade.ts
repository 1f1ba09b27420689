import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { upgrade as run } from '../upgrade/upgrade.ts';
import { type Terminal, UsageError } from './usage.ts';

const help = `Usage: npx @promenade/storefront-devkit@latest upgrade [options]

Moves the app in this folder to the version of this program: versions in package.json, names in your code that have changed, and
the screens of the store that you have taken (three ways with Git). What it cannot do it says. Commit your work before.

  --dry-run   say what would change, and write nothing

Exit codes: 0 done, 1 done but for what it lists, 2 could not run.`;

const options = {
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs `storefront-devkit upgrade` in the folder of an app. */
export async function upgrade(args: string[], { print }: Terminal): Promise<number> {
  const { values } = parseArgs({ args, options });
  if (values.help) {
    print(help);
    return 0;
  }
  const app = process.cwd();
  if (!existsSync(join(app, 'package.json')))
    throw new UsageError('There is no package.json here: run this in the folder of your app.');
  const dryRun = values['dry-run'] ?? false;
  const report = run({ app, devkit: join(import.meta.dirname, '../..'), dryRun });
  print(`${report.from} → ${report.to}${dryRun ? ', nothing is written' : ''}`);
  for (const { path, reason } of report.changed) print(`  ${path}: ${reason}`);
  if (report.changed.length === 0) print('Nothing to change.');
  if (report.conflicts.length > 0) {
    print('\nYour changes and those of the new version overlap. Your file stays; the new one lies beside it:');
    for (const { path, beside } of report.conflicts) print(`  ${path} ↔ ${beside}`);
  }
  if (report.byHand.length > 0) print(`\nBy hand:\n${report.byHand.map((each) => `  ${each}`).join('\n')}`);
  if (report.changed.some(({ path }) => path === 'package.json'))
    print('\nNow install the packages, then check the types.');
  return report.conflicts.length + report.byHand.length > 0 ? 1 : 0;
}
