import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Where the server leaves its secret for the command line: who may read the data may run the shop. */
export const tokenFile = (dataDir: string) => join(dataDir, 'operator-token');

/** The secret of the operator's commands: the one that was set, else a new one of this start, kept beside the data. */
export function operatorToken({ operatorToken: given, dataDir }: Pick<Config, 'operatorToken' | 'dataDir'>): string {
  if (given !== undefined) return given;
  const token = randomBytes(32).toString('base64url');
  if (dataDir !== 'memory') {
    // With a database elsewhere nobody else has made it.
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
