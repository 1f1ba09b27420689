import type { Deps } from '../deps.ts';
import { sweep } from '../repositories/housekeeping.ts';
import { anchorLists, foldCounts } from './catalog-jobs.ts';
import { demoJobs } from './demo-jobs.ts';
import { deleteObjects } from './file-jobs.ts';
import type { Job } from './job.ts';
import { orderJobs } from './order-jobs.ts';
import { checkPayments } from './payment-jobs.ts';

/** Does what time makes due. Any number of replicas may run at once: each piece of work is done by one of them. */
export interface JobRunner {
  /** Does everything that is due now; resolves when it is done. One piece that fails does not keep the others back. */
  runDue(): Promise<void>;
  /** Runs from now on, again and again, until `stop`. */
  start(): void;
  /** Resolves when no piece of work is in hand any more. */
  stop(): Promise<void>;
}

const EVERY_MS = 30_000;
/** The simulated merchant would seem asleep otherwise. */
const EVERY_MS_IN_DEMO = 2_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const AT_MOST = 100;

export function createJobRunner(deps: Deps, onFault: (error: unknown, job: string) => void): JobRunner {
  // Payments before orders, so that what was paid in time is not cancelled for want of the provider's word.
  const jobs = [
    checkPayments,
    ...orderJobs,
    ...(deps.config.demo ? demoJobs : []),
    foldCounts,
    anchorLists,
    deleteObjects,
  ];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function runJob(job: Job): Promise<void> {
    const pieces = (await job.due(deps, deps.now(), AT_MOST)).values();
    const work = async () => {
      for (const id of pieces) {
        if (isStopped) return;
        await job.run(deps, id, deps.now()).catch((error: unknown) => onFault(error, job.name));
      }
    };
    await Promise.all(Array.from({ length: job.atOnce ?? 1 }, work));
  }

  async function runAll(): Promise<void> {
    for (const job of jobs) await runJob(job).catch((error: unknown) => onFault(error, job.name));
    if (deps.now() - sweptAt >= SWEEP_EVERY_MS) {
      sweptAt = deps.now();
      await sweep(deps.database.db, sweptAt).catch((error: unknown) => onFault(error, 'sweep'));
    }
  }

  const runDue = () => {
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    runDue,
    start: () => {
      timer = setInterval(runDue, deps.config.demo ? EVERY_MS_IN_DEMO : EVERY_MS).unref();
      void runDue();
      deps.mailer.start();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
