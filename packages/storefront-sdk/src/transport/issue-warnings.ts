import type { ClientOptions } from './client.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

function isProduction(): boolean {
  try {
    // Bundlers replace this expression; outside of bundlers and Node there is no `process`.
    return (process as { env: { NODE_ENV?: string } }).env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}

/**
 * Returns a function for `onIssue` that warns once on the console about each field that the client dropped from a
 * response. `undefined` in production.
 */
export function issueWarnings(): ClientOptions['onIssue'] {
  if (isProduction()) return undefined;
  const warned = new Set<string>();
  return ({ endpoint, path, received }) => {
    const where = `${endpoint}: ${path.replace(/\[\d+\]/g, '[]')}`;
    if (warned.has(where)) return;
    warned.add(where);
    console.warn(`${where} cannot be read (received ${received}) and is left out. See onIssue.`);
  };
}
