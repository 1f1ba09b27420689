import type { EndpointId, Origin } from '@promenade/storefront-sdk/contract';
import type { Obstacle } from './verdicts.ts';

/** `absent`: the backend lacks the call. `not run`: it could not be tested, for the reason in `why`. */
export type Outcome = 'passed' | 'warned' | 'failed' | 'absent' | 'not run';

/** The result of one case. */
export interface CaseReport {
  name: string;
  outcome: Outcome;
  /** The reason; absent if the case passed. */
  why?: string;
  /** Why it was not run. */
  obstacle?: Obstacle;
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
  /** Number of its responses, but for those of a rate limit. */
  responses: number;
  cases: CaseReport[];
  deviations: Deviation[];
}

/**
 * The result of a run:
 *
 * - `conforms`: nothing failed, and only cases were left out that need the operator of the backend or a person, or that
 *   write if the run was read-only.
 * - `does not conform`: a case failed, or a call is absent that is not an extension.
 * - `cannot tell`: nothing failed, but some calls could not be tested.
 */
export type Verdict = 'conforms' | 'does not conform' | 'cannot tell';

/** The results of a backend, call by call. */
export interface ConformanceReport {
  baseUrl: string;
  /** Time of the start, ISO 8601. */
  startedAt: string;
  durationMs: number;
  verdict: Verdict;
  /** Whether the verdict is `conforms`. */
  conforms: boolean;
  summary: {
    calls: number;
    cases: number;
    responses: number;
    outcomes: Record<Outcome, number>;
    /** One line, fit for a badge: `44 of 44 calls`. */
    text: string;
  };
  /** In the order of the contract. */
  calls: CallReport[];
  /** Data that remains in the accounts: counts of what no call removes, and what failed to be removed. */
  leftovers: string[];
  /** Requests that met a rate limit (429). */
  limited: number;
  /** Redirects that were followed, as `from → to`. */
  redirects: string[];
}

const bySeverity: readonly Outcome[] = ['failed', 'not run', 'warned', 'passed'];

/** The worst outcome of some cases, except cases that need an absent call. */
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
    responses: sum(({ responses }) => responses),
    outcomes,
    text: `${outcomes.passed + outcomes.warned} of ${calls.length} calls`,
  };
}
