import { join } from 'node:path';
import { root } from '../../tooling/steps.ts';

const folder = join(root, 'apps/reference-api/release');
/** Written by `npm run db:release`. */
export const LOCK = join(folder, 'migrations.lock');
export const BACKUP = join(folder, 'backup.gz');
export const STATEMENTS = join(folder, 'statements.json');
