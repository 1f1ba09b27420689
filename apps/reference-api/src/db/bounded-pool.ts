import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { StatementTooLong } from './errors.ts';

export interface PoolBounds {
  /** Timeout after which a connection is closed: its server may be unreachable without having closed it. */
  answerWithinMs?: number | undefined;
  /** Looks at a connection before it is used; throws when it is none to use. */
  onTake?: ((client: pg.PoolClient) => Promise<void>) | undefined;
}

/**
 * The pool in Kysely's interface, for servers that fail: a connection without a response is closed and replaced, and one
 * that breaks between two statements of a transaction does not end the process.
 */
export function boundedPool(pool: pg.Pool, { answerWithinMs, onTake }: PoolBounds = {}): PostgresPool {
  const taken = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  // While a connection is in use the pool has no error listener; the current or next statement rejects anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let isBroken = false;
    const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      const asked = client.query(text, [...values]) as unknown as Promise<PostgresQueryResult<R>>;
      if (answerWithinMs === undefined) return asked;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          isBroken = true;
          reject(new StatementTooLong());
        }, answerWithinMs);
      });
      try {
        return await Promise.race([asked, late]);
      } finally {
        clearTimeout(timer);
      }
    };
    return {
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isBroken),
      ...('processID' in client && { processID: client.processID as number }),
    };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      try {
        await onTake?.(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      const known = taken.get(client) ?? wrap(client);
      taken.set(client, known);
      return known;
    },
  };
}
