/** The name of the unique or check constraint a statement violated, or null when the error is something else. */
export function violatedConstraint(error: unknown): string | null {
  // PGlite's error classes are minified, so errors of both engines are recognised by their SQLSTATE.
  const code = codeOf(error);
  if (code !== UNIQUE_VIOLATION && code !== CHECK_VIOLATION) return null;
  const { constraint } = error as { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : null;
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

/** A connection had no response for longer than any statement may take. */
export class StatementTooLong extends Error {
  override name = 'StatementTooLong';
  constructor() {
    super('the database did not answer in time');
  }
}

/** What PostgreSQL, a pooler before it or the system says when there is no leader, or none any more. */
const AWAY: ReadonlySet<string> = new Set([
  // Shut down, crashed, or not up yet.
  ...['57P01', '57P02', '57P03', '57P05'],
  // A server that has become, or still is, a replica.
  ...['25006', '25P03'],
  // No connection is free.
  ...['53300', '53400'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** `pg` has no codes for these. */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|Client was closed)/;

/** Whether the database is or became unavailable: the statement may be retried if that is safe. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof StatementTooLong) return true;
  const code = codeOf(error);
  if (code !== undefined) return AWAY.has(code) || code.startsWith('08');
  return error instanceof Error && AWAY_WORDS.test(error.message);
}

/** Whether a statement was cancelled because it, or a lock that it waited for, took too long. */
export function isTooSlow(error: unknown): boolean {
  const code = codeOf(error);
  return code === '57014' || code === '55P03';
}

/** Whether there is no space left, for the database or for the files of this process. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
