import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports, REPORTS } from './api/report.ts';
import { root } from './steps.ts';

/** Writes the report of what each package exports, for a diff in review to show. tests/house/api.test.ts holds it to the code. */
mkdirSync(join(root, REPORTS), { recursive: true });
for (const [file, { text }] of apiReports()) writeFileSync(join(root, REPORTS, file), text);
