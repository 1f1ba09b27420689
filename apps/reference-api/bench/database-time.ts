import type { LogEvent } from 'kysely';

const WARM_UP = 20;
const ROUNDS = 300;

/** Adds up what statements take, from when they are sent until their rows are here. */
export function createStatementClock() {
  let spent = 0;
  let statements: { sql: string; parameters: readonly unknown[] }[] = [];
  return {
    onQuery({ query, queryDurationMillis }: LogEvent): void {
      spent += queryDurationMillis;
      statements.push({ sql: query.sql, parameters: query.parameters });
    },
    /** The statements of one call. */
    async statementsOf(call: () => Promise<unknown>) {
      statements = [];
      await call();
      return statements;
    },
    /** Database time of a call in milliseconds: the middle of many, and what one in a hundred exceeds. */
    async measure(call: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
      const times: number[] = [];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        spent = 0;
        statements = [];
        await call();
        if (round >= 0) times.push(spent);
      }
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round((times[Math.floor(share * times.length)] ?? 0) * 100) / 100;
      return { p50: at(0.5), p99: at(0.99) };
    },
  };
}
