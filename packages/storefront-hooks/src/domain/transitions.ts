/** Who or what moves a status. */
export type Actor = 'shopper' | 'merchant' | 'platform' | 'payment' | 'courier' | 'timer' | 'shop' | 'applicant';

/** One allowed step of a status. What no row of a table names is not allowed. */
export interface Transition<State extends string, Event extends string> {
  /** What happens. */
  event: Event;
  /** The states it starts from; `new` while the thing does not exist yet. */
  from: readonly (State | 'new')[];
  /** The state it leads to. */
  to: State;
  /** Who may cause it. */
  by: Actor;
}

/** Every allowed step of one kind of status. A state and an event are in at most one row together. */
export type TransitionTable<State extends string, Event extends string> = readonly Transition<State, Event>[];

/** Where an event leads from a state; `undefined` when it is not allowed there, as from every `unknown` state. */
export function nextState<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  from: State | 'new' | 'unknown',
  event: Event,
): State | undefined {
  return table.find((row) => row.event === event && row.from.some((state) => state === from))?.to;
}

/** The states from which an event is allowed, for a write that holds only there. Without `new`. */
export function statesBefore<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  event: Event,
): State[] {
  const before = table.filter((row) => row.event === event).flatMap((row) => row.from);
  return before.filter((state): state is State => state !== 'new');
}

/** The name of a number on the wire; `unknown` for one this version does not know. */
export function stateOfCode<State extends string>(
  codes: Readonly<Record<State, number>>,
  code: number | null | undefined,
): State | 'unknown' {
  return (Object.keys(codes) as State[]).find((state) => codes[state] === code) ?? 'unknown';
}
