/** Sends every call of the contract to a backend and reports deviations; see "Conformance" in the README. */
export type { LimitWait } from './limits.ts';
export type { ConformanceOptions, Harness, Progress, Shopper } from './options.ts';
export type { CallReport, CaseReport, ConformanceReport, Deviation, Outcome, Verdict } from './report.ts';
export { ConformanceError, runConformance } from './run.ts';
export { reportTable } from './table.ts';
export type { Obstacle } from './verdicts.ts';
