import { type Expression, sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { bigIntegers } from '../db/integers.ts';
import { inTransaction } from './transaction.ts';

/** A due work item, as selected by the query of its job. */
export interface DuePiece {
  id: number;
  /** Since when it has been due, if known. */
  due_at: number | null;
}

/** A claim ends by itself after this time, when its process has died; a living one extends it. */
export const CLAIM_LIFE_MS = 30_000;
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 60 * 60_000;

/**
 * Items of this job that cannot be claimed now: running, waiting for another attempt, or abandoned. A claim that lasts
 * longer than any retry delay was written with a wrong clock, and counts as expired.
 */
const isTaken = (job: string, now: number) => sql<boolean>`exists (
  select from job_claims as claim
  where claim.job = ${job} and claim.piece = due.id
    and (claim.due_at is null or claim.due_at > ${now} and claim.due_at <= ${now + LAST_RETRY_MS})
)`;

/** Claims at most `limit` due items of a job, so that other processes don't run them too. */
export function claimPieces(
  db: Db,
  job: string,
  due: Expression<DuePiece>,
  { now, limit }: { now: number; limit: number },
): Promise<number[]> {
  return inTransaction(db, async (tx) => {
    // One process after the other, so that none waits for items that another is claiming.
    await sql`select pg_advisory_xact_lock(hashtext(${`claim ${job}`}))`.execute(tx);
    const { rows } = await sql<{ piece: number }>`
      insert into job_claims (job, piece, due_at)
      select ${job}, due.id, ${now + CLAIM_LIFE_MS}::bigint from ${due} as due
      where not ${isTaken(job, now)} limit ${limit}
      on conflict (job, piece) do update set due_at = excluded.due_at
      returning piece
    `.execute(tx);
    return rows.map(({ piece }) => piece);
  });
}

const claims = (job: string, pieces: readonly number[]) =>
  sql<boolean>`job = ${job} and piece = any(${bigIntegers(pieces)})`;

/** Extends claims of items that take long. */
export async function extendClaims(db: Db, job: string, pieces: readonly number[], now: number): Promise<void> {
  await db
    .updateTable('job_claims')
    .set({ due_at: now + CLAIM_LIFE_MS })
    .where(claims(job, pieces))
    .execute();
}

/** Ends claims of items that are done, or were not started. */
export async function endClaims(db: Db, job: string, pieces: readonly number[]): Promise<void> {
  if (pieces.length > 0) await db.deleteFrom('job_claims').where(claims(job, pieces)).execute();
}

/** Delays an item that repeats until a given time. */
export async function restUntil(db: Db, job: string, piece: number, moment: number): Promise<void> {
  await db
    .updateTable('job_claims')
    .set({ due_at: moment, attempts: 0, error: null })
    .where(claims(job, [piece]))
    .execute();
}

/** Records a failed item: it is due again later, with a doubled delay each time, or abandoned after `most` attempts. */
export async function failPiece(
  db: Db,
  job: string,
  piece: number,
  { now, error, most }: { now: number; error: string; most: number },
): Promise<void> {
  await db
    .updateTable('job_claims')
    .set((row) => ({
      attempts: sql<number>`${row.ref('attempts')} + 1`,
      due_at: sql<number | null>`case when attempts + 1 < ${Math.min(most, HIGHEST_ATTEMPTS)}::integer then
        ${now}::bigint + least(${LAST_RETRY_MS}::bigint, ${FIRST_RETRY_MS}::bigint << least(attempts, 10)) end`,
      error,
    }))
    .where(claims(job, [piece]))
    .execute();
}
const HIGHEST_ATTEMPTS = 2 ** 31 - 1;

/** How a job is doing. */
export interface JobStatus {
  job: string;
  /** Due items that wait, counted up to `COUNTED_MOST`. */
  due: number;
  /** How long the oldest due item has been due, ms. */
  oldestDueMs: number;
  /** Failed items that are retried. */
  failing: number;
  /** Items that failed too often, and wait for the operator. */
  givenUp: number;
  /** Why one of them failed. */
  error: string | null;
}

export const COUNTED_MOST = 10_000;

export async function jobStatus(db: Db, job: string, due: Expression<DuePiece>, now: number): Promise<JobStatus> {
  const { rows } = await sql<{ due: number; since: number | null }>`
    select count(*)::integer as due, min(due_at) as since
    from (select due.due_at from ${due} as due where not ${isTaken(job, now)} limit ${COUNTED_MOST}) as counted
  `.execute(db);
  const failed = await sql<{ failing: number; given_up: number; error: string | null }>`
    select count(*) filter (where due_at is not null)::integer as failing,
      count(*) filter (where due_at is null)::integer as given_up, max(error) as error
    from job_claims where job = ${job} and attempts > 0
  `.execute(db);
  const [waiting] = rows;
  const [{ failing, given_up, error } = { failing: 0, given_up: 0, error: null }] = failed.rows;
  const oldestDueMs = Math.max(0, now - (waiting?.since ?? now));
  return { job, due: waiting?.due ?? 0, oldestDueMs, failing, givenUp: given_up, error };
}

/**
 * Error of the last attempt at an item, and the time of the next one: null if it was abandoned. Undefined unless it failed.
 */
export function failureOf(
  db: Db,
  job: string,
  piece: number,
): Promise<{ error: string | null; due_at: number | null } | undefined> {
  return db
    .selectFrom('job_claims')
    .select(['error', 'due_at'])
    .where(claims(job, [piece]))
    .where('attempts', '>', 0)
    .executeTakeFirst();
}

/** Makes failed items due now, with their attempts reset; of one job, or of all. Returns the number of items. */
export async function retryPieces(db: Db, job: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('job_claims')
    .where('attempts', '>', 0)
    .$if(job !== undefined, (query) => query.where('job', '=', job ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
