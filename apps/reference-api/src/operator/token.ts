import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** File with the server's secret for the command line: a user who may read the data may run the shop. */
export const tokenFile = (dataDir: string) => join(dataDir, 'operator-token');

/** The secret of the operator's commands: the configured one, or a new one for this start, stored in the data folder. */
export function operatorToken({ operatorToken: given, dataDir }: Pick<Config, 'operatorToken' | 'dataDir'>): string {
  if (given !== undefined) return given;
  const token = randomBytes(32).toString('base64url');
  if (dataDir !== 'memory') {
    // With an external database the folder does not exist yet.
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(tokenFile(dataDir), token, { mode: 0o600 });
  }
  return token;
}

/** The secret for the command line; undefined when none was set and no server has left one. */
export function knownToken({
  operatorToken: given,
  dataDir,
}: Pick<Config, 'operatorToken' | 'dataDir'>): string | undefined {
  if (given !== undefined) return given;
  try {
    return readFileSync(tokenFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}
