import type { EndpointId, Origin } from '@promenade/storefront-sdk/contract';

/** `absent`: the backend lacks the call. `not run`: it could not be tested; `why` says what was missing. */
export type Outcome = 'passed' | 'warned' | 'failed' | 'absent' | 'not run';

/** The result of one case. */
export interface CaseReport {
  name: string;
  outcome: Outcome;
  /** What was wrong or missing; absent when passed. */
  why?: string;
}

/** Something in a response that the contract does not allow and that clients tolerate. */
export interface Deviation {
  /** Where, as in `data.list[].price`. */
  path: string;
  expected: string;
  /** How often it was found. */
  times: number;
}

/** The results of one call. */
export interface CallReport {
  id: EndpointId;
  method: string;
  path: string;
  origin: Origin;
  /** The worst of its cases. */
  outcome: Outcome;
  /** Number of its responses, of any kind. */
  answers: number;
  cases: CaseReport[];
  deviations: Deviation[];
}

/** The results of a backend, call by call. */
export interface ConformanceReport {
  baseUrl: string;
  /** Time of the start, ISO 8601. */
  startedAt: string;
  durationMs: number;
  /** Whether the backend passed. */
  conforms: boolean;
  summary: {
    calls: number;
    cases: number;
    answers: number;
    outcomes: Record<Outcome, number>;
    /** One line, fit for a badge: `44 of 44 calls`. */
    text: string;
  };
  /** In the order of the contract. */
  calls: CallReport[];
  /** What the run made and could not remove. */
  leftovers: string[];
}

const bySeverity: readonly Outcome[] = ['failed', 'not run', 'warned', 'passed'];

/** The worst outcome of some cases; one that needs an absent call says nothing about this one. */
export function worst(cases: readonly CaseReport[]): Outcome {
  return bySeverity.find((outcome) => cases.some((one) => one.outcome === outcome)) ?? 'not run';
}

export function summarize(calls: readonly CallReport[]): ConformanceReport['summary'] {
  const outcomes: Record<Outcome, number> = { passed: 0, warned: 0, failed: 0, absent: 0, 'not run': 0 };
  for (const { outcome } of calls) outcomes[outcome]++;
  const sum = (of: (call: CallReport) => number) => calls.reduce((total, call) => total + of(call), 0);
  return {
    calls: calls.length,
    cases: sum(({ cases }) => cases.length),
    answers: sum(({ answers }) => answers),
    outcomes,
    text: `${outcomes.passed + outcomes.warned} of ${calls.length} calls`,
  };
}
