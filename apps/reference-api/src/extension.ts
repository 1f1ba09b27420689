import type { FastifyPluginAsync } from 'fastify';
import type { Job } from './jobs/job.ts';
import type { PictureSource } from './media/picture-source.ts';

/** Additions of a program to the API that it starts. */
export interface Extension {
  /** Additional routes. */
  readonly routes?: FastifyPluginAsync;
  /** Additional scheduled jobs, run in this order. */
  readonly jobs?: readonly Job[];
  /** How often jobs check for due work, ms. */
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
