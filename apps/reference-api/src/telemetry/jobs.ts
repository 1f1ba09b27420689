import type { JobStatus } from '../repositories/job-claims.ts';
import type { Instruments } from './instruments.ts';
import type { Telemetry } from './telemetry.ts';

/** By job: due items, the age of the oldest, and failed and abandoned items; read when metrics are sent. */
export function jobsObserver({ meter }: Pick<Instruments, 'meter'>): Telemetry['observeJobs'] {
  const due = meter.createObservableGauge('promenade.jobs.due', { unit: '{piece}' });
  const oldestDue = meter.createObservableGauge('promenade.jobs.oldest_due', { unit: 's' });
  const failing = meter.createObservableGauge('promenade.jobs.failing', { unit: '{piece}' });
  const givenUp = meter.createObservableGauge('promenade.jobs.given_up', { unit: '{piece}' });
  return (read) =>
    meter.addBatchObservableCallback(
      async (result) => {
        // A database that does not answer shows in other metrics.
        const all: readonly JobStatus[] = await read().catch(() => []);
        for (const status of all) {
          const attributes = { job: status.job };
          result.observe(due, status.due, attributes);
          result.observe(oldestDue, status.oldestDueMs / 1000, attributes);
          result.observe(failing, status.failing, attributes);
          result.observe(givenUp, status.givenUp, attributes);
        }
      },
      [due, oldestDue, failing, givenUp],
    );
}
