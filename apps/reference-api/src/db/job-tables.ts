import type { ColumnType, Generated } from 'kysely';
import type { Json } from './tables.ts';

/** A piece of due work that a process has in hand, or that has failed; see repositories/job-claims.ts. */
export interface JobClaimsTable {
  job: string;
  /** What it is about, as the id of an order. */
  piece: number;
  /** When others may take it; null: it failed too often, and waits for the operator. */
  due_at: number | null;
  /** How often it has failed. */
  attempts: Generated<number>;
  /** Why it failed last. */
  error: string | null;
}

/** What an operator has ordered and takes longer than a request. */
export interface TasksTable {
  id: Generated<number>;
  /** The operator's command. */
  command: string;
  /** At most one task of a key is open. */
  key: string;
  /** What the command was given; empty when it has finished. */
  input: Json<Record<string, unknown>>;
  /** How much of it is done, and of how much where that is known. */
  done: Generated<number>;
  total: number | null;
  /** Where it goes on, as its command writes it; null at the beginning. */
  position: ColumnType<unknown, never, string>;
  /** What the command answers, when it has finished. */
  answer: ColumnType<{ status: number; message: string; data: unknown } | null, never, string>;
  created_at: number;
  finished_at: Generated<number | null>;
}

export interface NewslettersTable {
  id: Generated<number>;
  store_id: number;
  /** Of its content: the same again is the same newsletter. */
  digest: string;
  content: Json<Record<'en' | 'fr', { subject: string; text: string }>>;
  created_at: number;
}

/** Who has received a newsletter. */
export interface NewsletterDeliveriesTable {
  newsletter_id: number;
  subscription_id: number;
}

export interface JobTables {
  job_claims: JobClaimsTable;
  tasks: TasksTable;
  newsletters: NewslettersTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
}
