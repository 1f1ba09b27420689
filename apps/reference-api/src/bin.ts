#!/usr/bin/env node
import { resolve } from 'node:path';

/* `npx @promenade/reference-api`: the programs of the package by name. */

const HELP = `Usage: reference-api [start | migrate | operator | backup | doctor] [arguments]

  start     serve the API; the default
  migrate   bring the database to the newest schema
  operator  fill and run the shop: operator --help
  backup    back up the database, restore a backup, compare both
  doctor    check the settings and the services that they name

Settings are environment variables. For a first look: SANDBOX=on npx @promenade/reference-api
The data is in the folder .data, unless DATABASE_URL or DATA_DIR says otherwise. README.md lists all settings.
`;

const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import('./server.ts'),
  migrate: () => import('./migrate.ts'),
  operator: () => import('./operator.ts'),
  backup: () => import('./backup.ts'),
  doctor: () => import('./doctor.ts'),
};

const [name = 'start'] = process.argv.splice(2, 1);
const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
process.env.DATA_DIR ??= resolve('.data');
if (program) await program();
else {
  process.stdout.write(HELP);
  process.exitCode = name === '--help' ? 0 : 2;
}
