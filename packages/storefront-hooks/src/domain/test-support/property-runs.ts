/** How often a property is tried: a few hundred times in everyday runs, `deep` times when `DEEP_TESTS` is set. */
export function propertyRuns(deep = 10_000): { numRuns: number } {
  return { numRuns: process.env.DEEP_TESTS ? deep : Math.min(deep, 300) };
}
