import type { ClientOptions } from './client.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

function isProduction(): boolean {
  try {
    // Bundlers put the value here; without one and without Node there is no `process`.
    return (process as { env: { NODE_ENV?: string } }).env.NODE_ENV === 'production';
  } catch {
    return true;
  }
}

/**
 * For `onIssue`: warns once on the console, in development only, of each field of a reply that the client had to leave out.
 * `undefined` in production.
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
