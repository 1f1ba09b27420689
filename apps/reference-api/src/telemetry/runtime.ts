import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PoolStatus } from '../db/index.ts';
import type { Instruments } from './instruments.ts';
import type { Telemetry } from './telemetry.ts';

const NS_PER_SECOND = 1e9;

/** How the process is doing: delay of its event loop, memory, connections to the database; read when metrics are sent. */
export function runtimeObserver({ meter }: Pick<Instruments, 'meter'>): Telemetry['observeRuntime'] {
  const delay = meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' });
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By' });
  const connections = meter.createObservableGauge('db.client.connection.count', { unit: '{connection}' });
  const pending = meter.createObservableGauge('db.client.connection.pending_requests', { unit: '{request}' });
  return (readPool: () => PoolStatus | null) => {
    const histogram = monitorEventLoopDelay();
    histogram.enable();
    meter.addBatchObservableCallback(
      (result) => {
        result.observe(delay, histogram.percentile(99) / NS_PER_SECOND);
        histogram.reset();
        result.observe(memory, process.memoryUsage.rss());
        const pool = readPool();
        if (!pool) return;
        result.observe(connections, pool.used, { 'db.client.connection.state': 'used' });
        result.observe(connections, pool.idle, { 'db.client.connection.state': 'idle' });
        result.observe(pending, pool.waiting);
      },
      [delay, memory, connections, pending],
    );
  };
}

/** Counts what happens in the shop by its outcome: sign-ins, refused codes, operator commands, payments, jobs that fail. */
export function eventCounter({ meter }: Pick<Instruments, 'meter'>): Telemetry['count'] {
  const events = meter.createCounter('promenade.events', { unit: '{event}' });
  return (event, outcome) => events.add(1, { event, outcome });
}
