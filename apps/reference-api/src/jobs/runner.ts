import type { Deps } from '../deps.ts';
import { sweep } from '../repositories/housekeeping.ts';
import { anchorLists, foldCounts } from './catalog-jobs.ts';
import { demoJobs } from './demo-jobs.ts';
import { deleteObjects } from './file-jobs.ts';
import type { Job } from './job.ts';
import { completeOrders, expireOrders, payRefundsBack } from './order-jobs.ts';
import { checkPayments } from './payment-jobs.ts';
import { createRounds } from './rounds.ts';

/** Does what time makes due. Any number of replicas may run at once: each piece of work is done by one of them. */
export interface JobRunner {
  /**
   * Does everything that is due now; resolves when it is done. One piece that fails does not keep the others back, and no
   * job waits for another one, unless it has to be done after it.
   */
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

/** Jobs that are done one after the other; of different sequences none waits for another. */
type Sequence = readonly (() => Promise<void>)[];

export function createJobRunner(deps: Deps, onFault: (error: unknown, job: string) => void): JobRunner {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const reporting = (name: string, run: () => Promise<void>) => () => run().catch((error) => onFault(error, name));
  const inSequence = (...jobs: readonly Job[]): Sequence =>
    jobs.map(({ name, due, run, atOnce = 1 }) =>
      reporting(
        name,
        createRounds({
          due: (limit) => due(deps, deps.now(), limit),
          run: (id) => run(deps, id, deps.now()),
          atOnce,
          onFault: (error) => onFault(error, name),
          isStopped: () => isStopped,
        }),
      ),
    );

  async function sweepWhenDue(): Promise<void> {
    if (deps.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = deps.now();
    await sweep(deps.database.db, sweptAt);
  }

  const sequences: readonly Sequence[] = [
    // Payments before orders, so that what was paid in time is not cancelled for want of the provider's word.
    inSequence(checkPayments, expireOrders),
    inSequence(completeOrders),
    inSequence(payRefundsBack),
    ...(deps.config.demo ? [inSequence(...demoJobs)] : []),
    // Lists are anchored by the sales that were counted before.
    inSequence(foldCounts, anchorLists),
    inSequence(deleteObjects),
    [reporting('sweep', sweepWhenDue)],
  ];
  const running = new Map<Sequence, Promise<void>>();

  async function runAll(sequence: Sequence): Promise<void> {
    for (const run of sequence) await run();
    running.delete(sequence);
  }

  const runDue = async () => {
    for (const sequence of sequences) {
      if (!running.has(sequence)) running.set(sequence, runAll(sequence));
    }
    await Promise.all(running.values());
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
      await Promise.all(running.values());
    },
  };
}
