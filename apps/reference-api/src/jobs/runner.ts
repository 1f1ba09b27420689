import type { Deps } from '../deps.ts';
import {
  CLAIM_LIFE_MS,
  claimPieces,
  endClaims,
  extendClaims,
  failPiece,
  type JobStatus,
  jobStatus,
  restUntil,
} from '../repositories/job-claims.ts';
import { anchorLists, foldCounts, sweepTables } from './catalog-jobs.ts';
import { demoJobs } from './demo-jobs.ts';
import { deleteObjects } from './file-jobs.ts';
import type { Job } from './job.ts';
import { completeOrders, expireOrders, payRefundsBack } from './order-jobs.ts';
import { checkPayments } from './payment-jobs.ts';
import { runTasks } from './task-jobs.ts';

/** Does what time makes due. Any number of processes may run at once: each piece of work is done by one of them. */
export interface JobRunner {
  /**
   * Does everything that is due now; resolves when nothing is. One piece that fails does not keep the others back, and no
   * job waits for another one, unless it has to be done after it.
   */
  runDue(): Promise<void>;
  /** Begins what operators have ordered, without waiting for the next round. */
  runTasks(): void;
  /** Runs from now on, again and again, until `stop`. */
  start(): void;
  /** Resolves when no piece of work is in hand any more. */
  stop(): Promise<void>;
}

const EVERY_MS = 10_000;
/** The simulated merchant would seem asleep otherwise. */
const EVERY_MS_IN_DEMO = 2_000;
/** Pieces that are claimed at once for each that is in hand. */
const CLAIMED_FOR_EACH = 5;
const MOST_ATTEMPTS = 20;

/** Jobs that are done one after the other; of different sequences none waits for another. */
const sequencesOf = ({ config, files }: Deps): readonly (readonly Job[])[] => [
  [checkPayments],
  [expireOrders],
  [completeOrders],
  [payRefundsBack],
  ...(config.demo ? [demoJobs] : []),
  // Lists are anchored by the sales that were counted before.
  [foldCounts, anchorLists],
  ...(files ? [[deleteObjects]] : []),
  [sweepTables],
  [runTasks],
];

/** How all jobs are doing, in the order in which they run. */
export async function statusOfJobs(deps: Deps): Promise<JobStatus[]> {
  const now = deps.now();
  const all: JobStatus[] = [];
  // One after the other: nobody waits for it, and it takes no connection from those who do.
  for (const { name, due } of sequencesOf(deps).flat())
    all.push(await jobStatus(deps.database.db, name, due(deps, now), now));
  return all;
}

export function createJobRunner(deps: Deps, onFault: (error: unknown, job: string) => void): JobRunner {
  const { db } = deps.database;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Does a job until nothing of it is due. */
  async function drain(job: Job): Promise<void> {
    await job.prepare?.(deps);
    const limit = (job.atOnce ?? 1) * CLAIMED_FOR_EACH;
    while (!isStopped) {
      const now = deps.now();
      const pieces = await claimPieces(db, job.name, job.due(deps, now), { now, limit });
      await workOff(job, pieces);
      if (pieces.length < limit) return;
    }
  }

  async function workOff(job: Job, pieces: readonly number[]): Promise<void> {
    if (pieces.length === 0) return;
    const claimed = new Set(pieces);
    const report = (error: unknown) => onFault(error, job.name);
    const extend = () => extendClaims(db, job.name, [...claimed], deps.now()).catch(report);
    const heartbeat = setInterval(extend, CLAIM_LIFE_MS / 3).unref();
    const left = pieces.values();
    const work = async () => {
      for (const piece of left) {
        if (isStopped) return;
        try {
          const rest = await job.run(deps, piece, deps.now(), () => isStopped);
          if (!rest) continue;
          await restUntil(db, job.name, piece, deps.now() + rest.restMs);
        } catch (error) {
          report(error);
          await failPiece(db, job.name, piece, {
            now: deps.now(),
            error: (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX_LENGTH),
            most: job.attempts ?? MOST_ATTEMPTS,
          });
        }
        claimed.delete(piece);
      }
    };
    try {
      await Promise.all(Array.from({ length: job.atOnce ?? 1 }, work));
    } finally {
      clearInterval(heartbeat);
      await endClaims(db, job.name, [...claimed]);
    }
  }

  /** Does a sequence; asked for again meanwhile, it looks again when it has finished. */
  function repeatable(sequence: readonly Job[]): () => Promise<void> {
    let isWanted = false;
    let running: Promise<void> | undefined;
    const run = async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        for (const job of sequence) await drain(job).catch((error: unknown) => onFault(error, job.name));
      }
      running = undefined;
    };
    return () => {
      isWanted = true;
      running ??= run();
      return running;
    };
  }

  const sequences = sequencesOf(deps);
  const runs = sequences.map(repeatable);
  const tasks = runs[sequences.findIndex(([first]) => first === runTasks)];
  const runDue = async () => {
    await Promise.all(runs.map((run) => run()));
  };

  return {
    runDue,
    runTasks: () => void tasks?.(),
    start: () => {
      const every = deps.config.demo ? EVERY_MS_IN_DEMO : EVERY_MS;
      const again = () => {
        void runDue();
        timer = setTimeout(again, every * (0.5 + Math.random())).unref();
      };
      again();
      deps.mailer.start();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(runs.map((run) => run()));
    },
  };
}
const ERROR_MAX_LENGTH = 300;
