/** How often a property is tried: a few hundred times in everyday runs, `deep` times when `PM_DEEP` is set. */
export function propertyRuns(deep = 10_000): { numRuns: number } {
  return { numRuns: process.env.PM_DEEP ? deep : Math.min(deep, 300) };
}
