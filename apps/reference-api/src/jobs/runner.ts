import type { Deps } from '../deps.ts';
import { type JobStatus, jobStatus } from '../repositories/job-claims.ts';
import { readAgentKeys, sendOrderEvents } from './agent-jobs.ts';
import { anchorLists, foldCounts, sweepTables } from './catalog-jobs.ts';
import { drain } from './drain.ts';
import { deleteObjects } from './file-jobs.ts';
import type { Job } from './job.ts';
import { completeOrders, expireOrders } from './order-jobs.ts';
import { checkPayments, payRefundsBack } from './payment-jobs.ts';
import { sendPriceDropMails, sendStockAlerts } from './stock-jobs.ts';
import { runTasks } from './task-jobs.ts';

/** Runs due work. Any number of processes may run it at once: each work item is done by one of them. */
export interface JobRunner {
  /**
   * Runs everything that is due now; resolves when nothing is. A failing item does not delay others, and jobs don't wait for
   * each other unless they depend on each other.
   */
  runDue(): Promise<void>;
  /** Begins what operators have ordered, without waiting for the next round. */
  runTasks(): void;
  /** Runs from now on, again and again, until `stop`. */
  start(): void;
  /** Resolves when no work item is running. */
  stop(): Promise<void>;
}

const EVERY_MS = 10_000;

/** Jobs that are done one after the other; of different sequences none waits for another. */
const sequencesOf = ({ extension, files }: Deps): readonly (readonly Job[])[] => [
  [checkPayments],
  [expireOrders],
  [completeOrders],
  [payRefundsBack],
  [sendStockAlerts],
  [sendPriceDropMails],
  [readAgentKeys],
  [sendOrderEvents],
  ...(extension.jobs ? [extension.jobs] : []),
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
  // Sequential: no caller waits for it, and this way it takes no connections from requests.
  for (const { name, due } of sequencesOf(deps).flat())
    all.push(await jobStatus(deps.database.db, name, due(deps, now), now));
  return all;
}

export function createJobRunner(deps: Deps, onError: (error: unknown, job: string) => void): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function doAll(job: Job): Promise<void> {
    const report = (error: unknown) => onError(error, job.name);
    await drain(deps, job, { isStopped: () => isStopped, onError: report }).catch(report);
  }

  /** Runs a sequence; if it is requested again meanwhile, it repeats after it has finished. */
  function repeatable(sequence: readonly Job[]): () => Promise<void> {
    let isWanted = false;
    let running: Promise<void> | undefined;
    const run = async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        for (const job of sequence) await doAll(job);
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
      const every = deps.extension.jobsEveryMs ?? EVERY_MS;
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
