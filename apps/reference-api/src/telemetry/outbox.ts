import type { OutboxStatus } from '../repositories/outbox.ts';
import type { Instruments } from './instruments.ts';
import type { Telemetry } from './telemetry.ts';

/** Waiting mails, abandoned mails, and the delay of the latest; read when metrics are sent. */
export function outboxObserver({ meter }: Pick<Instruments, 'meter'>): Telemetry['observeOutbox'] {
  const waiting = meter.createObservableGauge('promenade.mail.waiting', { unit: '{mail}' });
  const dead = meter.createObservableGauge('promenade.mail.dead', { unit: '{mail}' });
  const oldestDue = meter.createObservableGauge('promenade.mail.oldest_due', { unit: 's' });
  return (read) =>
    meter.addBatchObservableCallback(
      async (result) => {
        // A database that does not answer shows in other metrics.
        const status: OutboxStatus | undefined = await read().catch(() => undefined);
        if (!status) return;
        result.observe(waiting, status.waiting);
        result.observe(dead, status.dead);
        result.observe(oldestDue, status.oldestDueMs / 1000);
      },
      [waiting, dead, oldestDue],
    );
}
