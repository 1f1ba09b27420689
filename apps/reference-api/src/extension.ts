import type { FastifyPluginAsync } from 'fastify';
import type { Job } from './jobs/job.ts';
import type { PictureSource } from './media/picture-source.ts';

/** What a program adds to the API that it starts. */
export interface Extension {
  /** Routes of its own. */
  readonly routes?: FastifyPluginAsync;
  /** Work of its own that becomes due by the passing of time, done in this order. */
  readonly jobs?: readonly Job[];
  /** How often jobs look for what is due, ms. */
  readonly jobsEveryMs?: number;
  /** Pictures below the root of all pictures; loaded with the first picture. */
  readonly pictures?: () => Promise<PictureSource>;
  /** Accounts that the sign-in page of the sandbox shows with their passwords. */
  readonly accounts?: readonly SandboxAccount[];
}

export interface SandboxAccount {
  readonly email: string;
  readonly password: string;
}
