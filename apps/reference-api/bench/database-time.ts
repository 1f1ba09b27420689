import type { LogEvent } from 'kysely';
import type pg from 'pg';

const WARM_UP = 20;
const ROUNDS = 300;
/** Of the rounds, those whose statements PostgreSQL times itself. */
const EXPLAINED = 100;

type Statement = Pick<LogEvent['query'], 'sql' | 'parameters'>;

/** What one statement took in PostgreSQL by its own clock, planning and execution, in ms. */
async function timeIn(server: pg.Client, { sql, parameters }: Statement): Promise<number> {
  const { rows } = await server.query(`explain (analyze, timing off, format json) ${sql}`, [...parameters]);
  const [plan] = rows[0]['QUERY PLAN'];
  return plan['Planning Time'] + plan['Execution Time'];
}

/** Adds up what the statements of a call take. */
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
     * Database time of a call in milliseconds, the middle of many and what one in a hundred exceeds: in PostgreSQL itself,
     * and with the way there and back until the rows are here.
     */
    async measure(server: pg.Client, call: () => Promise<unknown>) {
      const [inside, there]: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        const sent = await statementsOf(call);
        if (round >= 0) there.push(spent);
        if (round < 0 || round >= EXPLAINED) continue;
        let sum = 0;
        for (const statement of sent) sum += await timeIn(server, statement);
        inside.push(sum);
      }
      return {
        ...{ 'p50 in PostgreSQL': at(inside, 0.5), 'p99 in PostgreSQL': at(inside, 0.99) },
        ...{ 'p50 with the way': at(there, 0.5), 'p99 with the way': at(there, 0.99) },
      };
    },
  };
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) * 100) / 100;
}
