/** Sends every call of the contract to a backend and reports what holds; see the README's part on conformance. */
export type { LimitWait } from './limits.ts';
export type { ConformanceOptions, Harness, Progress, Shopper } from './options.ts';
export type { CallReport, CaseReport, ConformanceReport, Deviation, Outcome, Verdict } from './report.ts';
export { ConformanceError, runConformance } from './run.ts';
export { reportTable } from './table.ts';
export type { Obstacle } from './verdicts.ts';
