declare const process: { env: { NODE_ENV?: string } } | undefined;

/** In development, warns that no event was published for a call that succeeded. */
export function warnOfLostEvent(endpoint: string, cause: unknown): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  console.warn(`No event was published for the call ${endpoint}.`, cause);
}
