/** The name of the unique or check constraint a statement violated, or null when the error is something else. */
export function violatedConstraint(error: unknown): string | null {
  // PGlite's error classes are minified, so both engines are told by their SQLSTATE.
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  if (error.code !== UNIQUE_VIOLATION && error.code !== CHECK_VIOLATION) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
