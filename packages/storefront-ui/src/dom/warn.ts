const warned = new Set<string>();

/** Warns once, in development, about a mistake of the caller. */
export function warnOnce(message: string): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production' || warned.has(message)) return;
  warned.add(message);
  console.warn(message);
}
