import type { Deps } from '../deps.ts';
import {
  CLAIM_LIFE_MS,
  claimPieces,
  endClaims,
  extendClaims,
  failPiece,
  restUntil,
} from '../repositories/job-claims.ts';
import type { Job } from './job.ts';

/** Number of items that are claimed for each running item. */
const CLAIMED_FOR_EACH = 5;
const MOST_ATTEMPTS = 20;
const ERROR_MAX_LENGTH = 300;

interface Drain {
  isStopped(): boolean;
  onError(error: unknown): void;
}

/** Runs a job until nothing is due. An item that is still due after it ran rests until another round. */
export async function drain(deps: Deps, job: Job, { isStopped, onError }: Drain): Promise<void> {
  const { db } = deps.database;
  const { name, atOnce = 1, attempts: most = MOST_ATTEMPTS } = job;
  const limit = atOnce * CLAIMED_FOR_EACH;
  const done = new Set<number>();
  await job.prepare?.(deps);
  while (!isStopped()) {
    const now = deps.now();
    const claimed = await claimPieces(db, name, job.due(deps, now), { now, limit });
    const stillDue = claimed.filter((piece) => done.has(piece));
    for (const piece of stillDue) await restUntil(db, name, piece, now + CLAIM_LIFE_MS);
    await workOff(claimed.filter((piece) => !done.has(piece)));
    for (const piece of claimed) done.add(piece);
    if (claimed.length < limit) return;
  }

  async function workOff(pieces: readonly number[]): Promise<void> {
    if (pieces.length === 0) return;
    const inHand = new Set(pieces);
    const extend = () => extendClaims(db, name, [...inHand], deps.now()).catch(onError);
    const heartbeat = setInterval(extend, CLAIM_LIFE_MS / 3).unref();
    const left = pieces.values();
    const work = async () => {
      for (const piece of left) {
        if (isStopped()) return;
        if (await keepsClaim(piece)) inHand.delete(piece);
      }
    };
    try {
      await Promise.all(Array.from({ length: atOnce }, work));
    } finally {
      clearInterval(heartbeat);
      await endClaims(db, name, [...inHand]);
    }
  }

  /** Runs an item; returns whether its claim stays, because it failed or rests. */
  async function keepsClaim(piece: number): Promise<boolean> {
    try {
      const rest = await job.run(deps, piece, deps.now(), isStopped);
      if (rest) await restUntil(db, name, piece, deps.now() + rest.restMs);
      return Boolean(rest);
    } catch (fault) {
      onError(fault);
      const error = (fault instanceof Error ? fault.message : String(fault)).slice(0, ERROR_MAX_LENGTH);
      await failPiece(db, name, piece, { now: deps.now(), error, most });
      return true;
    }
  }
}
