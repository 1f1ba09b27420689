/** The actor that causes a transition. */
export type Actor = 'shopper' | 'merchant' | 'platform' | 'payment' | 'courier' | 'timer' | 'shop' | 'applicant';

/** An allowed transition. Transitions that are not in a table are not allowed. */
export interface Transition<State extends string, Event extends string> {
  /** The event. */
  event: Event;
  /** The states in which the event is allowed; `new` before the object exists. */
  from: readonly (State | 'new')[];
  /** The state after the event. */
  to: State;
  /** The actor that may cause the event. */
  by: Actor;
}

/** All allowed transitions of an object. Each combination of state and event occurs in at most one row. */
export type TransitionTable<State extends string, Event extends string> = readonly Transition<State, Event>[];

/** The state after an event; `undefined` if the event is not allowed in the state. No event is allowed in `unknown`. */
export function nextState<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  from: State | 'new' | 'unknown',
  event: Event,
): State | undefined {
  return table.find((row) => row.event === event && row.from.some((state) => state === from))?.to;
}

/** The states in which an event is allowed, except `new`, for a conditional write. */
export function statesBefore<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  event: Event,
): State[] {
  const before = table.filter((row) => row.event === event).flatMap((row) => row.from);
  return before.filter((state): state is State => state !== 'new');
}

/** The state with a number on the wire; `unknown` if this version does not know the number. */
export function stateOfCode<State extends string>(
  codes: Readonly<Record<State, number>>,
  code: number | null | undefined,
): State | 'unknown' {
  return (Object.keys(codes) as State[]).find((state) => codes[state] === code) ?? 'unknown';
}
