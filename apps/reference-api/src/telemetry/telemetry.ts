import type { FastifyInstance } from 'fastify';
import type { PoolStatus } from '../db/index.ts';
import type { JobStatus } from '../repositories/job-claims.ts';
import type { OutboxStatus } from '../repositories/outbox.ts';

/** A statement that the database has answered, or failed at. */
export interface QueryEvent {
  level: 'query' | 'error';
  /** With `$1` in the place of values. */
  query: { sql: string };
  queryDurationMillis: number;
}

/** Metrics and traces, and their export. */
export interface Telemetry {
  /** Measures every request from now on; call it before any route is registered. */
  observe(app: FastifyInstance): void;
  /** Takes a statement that has ended. */
  query(event: QueryEvent): void;
  /** Measures the outbox from now on. */
  observeOutbox(read: () => Promise<OutboxStatus>): void;
  /** Measures the jobs from now on. */
  observeJobs(read: () => Promise<readonly JobStatus[]>): void;
  /** Measures the process and its connections from now on. */
  observeRuntime(readPool: () => PoolStatus | null): void;
  /** Counts an event by its outcome; neither may contain personal data. */
  count(event: string, outcome: string): void;
  /** The trace and the span in which a line of the log is written, for the line. */
  traceOfLine(): Record<string, string>;
  /** Sends the remaining data. */
  stop(): Promise<void>;
}
