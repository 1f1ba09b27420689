/** Number of runs of a property test: a few hundred by default, `deep` if `PM_DEEP` is set. */
export function propertyRuns(deep = 10_000): { numRuns: number } {
  return { numRuns: process.env.PM_DEEP ? deep : Math.min(deep, 300) };
}
