import type { EndpointId } from '../contract/endpoint.ts';

/** A rule of the contract does not hold. */
export class Broken extends Error {
  override name = 'Broken';
}

/** A case could not be run, and why. */
export class NotRun extends Error {
  override name = 'NotRun';
  /** Whether the caller asked for it, with `readOnly` for instance. */
  readonly isWanted: boolean;
  constructor(why: string, isWanted = false) {
    super(why);
    this.isWanted = isWanted;
  }
}

/** A call did not answer as it must: the fault of that call, whichever case made it. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly callId: EndpointId;
  /** The code it answered with, 0 when it did not answer. */
  readonly code: number;
  constructor(callId: EndpointId, what: string, code = 0) {
    super(what);
    this.callId = callId;
    this.code = code;
  }
}

/** What goes wrong in the operator's own functions is no fault of the backend. */
export function blameHarness(name: string): (error: unknown) => never {
  return (error) => {
    const isVerdict = error instanceof Broken || error instanceof NotRun || error instanceof UnexpectedAnswer;
    throw isVerdict ? error : new NotRun(`\`${name}\` of the harness failed: ${(error as Error).message}`);
  };
}

export function check(holds: boolean, complaint: string): asserts holds {
  if (!holds) throw new Broken(complaint);
}

/** Compares by value; key order does not count. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonical(actual), canonical(expected)];
  check(is === should, `${what}: expected ${shorten(should)}, was ${shorten(is)}`);
}

function canonical(value: unknown): string {
  const sorted = (_: string, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
      : field;
  return JSON.stringify(value, sorted) ?? 'nothing';
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
