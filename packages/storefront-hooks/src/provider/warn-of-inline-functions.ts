declare const process: { env: { NODE_ENV?: string } } | undefined;

/** Number of changes from which the functions seem to be new at each render. */
const SUSPICIOUS_CHANGES = 10;

/** In development, warns once when options of the provider that are functions have changed suspiciously often. */
export function warnOfInlineFunctions(options: object, changes: number): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const functions = Object.entries(options).filter(([, value]) => typeof value === 'function');
  if (changes !== SUSPICIOUS_CHANGES || functions.length === 0) return;
  console.warn(
    `<StorefrontProvider> got other functions at each render (${functions.map(([name]) => name).join(', ')}), so that all components with links, pictures or prices are rendered again. Define the functions outside the component.`,
  );
}
