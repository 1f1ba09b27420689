/** Asks any backend every call of the contract and reports what holds; see the README's part on conformance. */
export type { ConformanceOptions, Harness, Shopper } from './options.ts';
export type { CallReport, CaseReport, ConformanceReport, Deviation, Outcome } from './report.ts';
export { ConformanceError, runConformance } from './run.ts';
export { reportTable } from './table.ts';
