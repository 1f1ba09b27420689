import type { LogEvent } from 'kysely';
import type pg from 'pg';

const WARM_UP = 20;
const ROUNDS = 300;
/** Of the rounds, those whose statements PostgreSQL times itself. */
const EXPLAINED = 100;

type Statement = Pick<LogEvent['query'], 'sql' | 'parameters'>;

/** What one statement took in PostgreSQL by its own clock, in ms. */
async function timeIn(server: pg.Client, { sql, parameters }: Statement) {
  const { rows } = await server.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const [plan] = rows[0]['QUERY PLAN'];
  return { planning: plan['Planning Time'] as number, execution: plan['Execution Time'] as number };
}

/** Sums the database time of the statements of a call. */
export function createStatementClock() {
  let spent = 0;
  let statements: Statement[] = [];
  const statementsOf = async (call: () => Promise<unknown>) => {
    [spent, statements] = [0, []];
    await call();
    return statements;
  };
  return {
    onQuery({ query, queryDurationMillis }: LogEvent): void {
      spent += queryDurationMillis;
      statements.push(query);
    },
    /** The statements of one call. */
    statementsOf,
    /**
     * Database time of a call in milliseconds, the middle of many and what one in a hundred exceeds: execution in PostgreSQL,
     * planning, and all of it with the way there and back until the rows are here.
     */
    async measure(server: pg.Client, call: () => Promise<unknown>) {
      const [executed, planned, there]: [number[], number[], number[]] = [[], [], []];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const sent = await statementsOf(call);
        if (round >= 0) there.push(spent);
        if (round < 0 || round >= EXPLAINED) continue;
        let [execution, planning] = [0, 0];
        for (const statement of sent) {
          const time = await timeIn(server, statement);
          execution += time.execution;
          planning += time.planning;
        }
        executed.push(execution);
        planned.push(planning);
      }
      return {
        ...{ 'executed p50': at(executed, 0.5), 'executed p99': at(executed, 0.99), 'planned p50': at(planned, 0.5) },
        ...{ 'in all p50': at(there, 0.5), 'in all p99': at(there, 0.99) },
      };
    },
  };
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) * 100) / 100;
}
