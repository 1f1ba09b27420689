import type { EndpointId } from '@promenade/storefront-sdk/contract';

/** A rule of the contract does not hold. */
export class RuleViolation extends Error {
  override name = 'RuleViolation';
}

/**
 * Why a case was not run:
 *
 * - `missing`: the backend lacks data that the case needs, such as a product in stock.
 * - `accounts`: no shopper was given.
 * - `limited`: the backend returned 429.
 * - `operator`: it needs a function of the harness, which only the operator of a backend can write.
 * - `writes`: it writes, and the run is read-only.
 * - `excused`: no program can run it.
 */
export type Obstacle = 'missing' | 'accounts' | 'limited' | 'operator' | 'writes' | 'excused';

/** A case could not be run, and why. */
export class NotRun extends Error {
  override name = 'NotRun';
  readonly obstacle: Obstacle;
  constructor(why: string, obstacle: Obstacle = 'missing') {
    super(why);
    this.obstacle = obstacle;
  }
}

/** A valid request failed: an error of that call, whichever case made it. */
export class UnexpectedResponse extends Error {
  override name = 'UnexpectedResponse';
  readonly callId: EndpointId;
  /** The code of the response, 0 when there was none. */
  readonly code: number;
  constructor(callId: EndpointId, what: string, code = 0) {
    super(what);
    this.callId = callId;
    this.code = code;
  }
}

/** Errors in the harness do not count against the backend. */
export function asHarnessFailure(name: string): (error: unknown) => never {
  return (error) => {
    const isVerdict = error instanceof RuleViolation || error instanceof NotRun || error instanceof UnexpectedResponse;
    throw isVerdict ? error : new NotRun(`\`${name}\` of the harness failed: ${(error as Error).message}`);
  };
}

export function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new RuleViolation(message);
}

/** Compares by value; key order does not count. Of long values the first difference is named. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonical(actual), canonical(expected)];
  const isLong = Math.max(is.length, should.length) > LINE_CHARS;
  const { path, pair } = isLong ? firstDifference([actual, expected]) : { path: '', pair: [actual, expected] };
  const [was, wanted] = pair.map((value) => shorten(canonical(value)));
  check(is === should, `${what}${path}: expected ${wanted}, was ${was}`);
}

function firstDifference(pair: readonly unknown[], path = ''): { path: string; pair: readonly unknown[] } {
  const isList = pair.every(Array.isArray);
  const isRecord = pair.every((value) => typeof value === 'object' && value && !Array.isArray(value));
  const keys = isList || isRecord ? new Set(pair.flatMap((value) => Object.keys(Object(value)))) : [];
  for (const key of keys) {
    const fields = pair.map((value) => Object(value)[key]);
    if (canonical(fields[0]) !== canonical(fields[1]))
      return firstDifference(fields, `${path}${isList ? `[${key}]` : `.${key}`}`);
  }
  return { path, pair };
}

function canonical(value: unknown): string {
  const sorted = (_: string, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field;
  return JSON.stringify(value, sorted) ?? 'nothing';
}

const LINE_CHARS = 160;

function shorten(text: string): string {
  return text.length > LINE_CHARS ? `${text.slice(0, LINE_CHARS - 3)}…` : text;
}

export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
