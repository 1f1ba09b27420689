import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of the run: its address and the file of its log. */
    postgres: { address: string; log: string };
  }
}

/** Starts one PostgreSQL server for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-log-'));
  const log = join(folder, 'postgres.log');
  writeFileSync(log, '');
  const settings = ['max_connections=120', 'deadlock_timeout=50ms', 'log_line_prefix=%d '];
  const { address, stop } = await startPostgres(settings, (lines) => appendFileSync(log, lines));
  project.provide('postgres', { address, log });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
}
