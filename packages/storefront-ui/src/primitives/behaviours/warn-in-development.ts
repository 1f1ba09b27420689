declare const process: { env: { NODE_ENV?: string } } | undefined;

const warned = new Set<string>();

/** Prints a mistake of the calling code once, unless there is none. Nothing is printed in production. */
export function warnInDevelopment(warning: string | false): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  if (!warning || warned.has(warning)) return;
  warned.add(warning);
  console.warn(warning);
}
