import type { FastifyError } from 'fastify';
import { isDatabaseAway, isDiskFull, isTooSlow } from '../db/errors.ts';
import { ProviderError } from './provider-error.ts';
import { Refused } from './refused.ts';
import { validationErrors } from './validation-errors.ts';

/** Twice the usual time in which another leader is elected. */
const AWAY_SECONDS = 10;
/** Somebody has to make room first. */
const DISK_FULL_SECONDS = 60;

/** Turns any error into a refusal, for envelopes and pages alike; an unexpected one is a 500 without details. */
export function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ProviderError) return new Refused(503, 'providerFault');
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new Refused(400, 'badParameter', { fields: validationErrors(validation) });
  if (statusCode === 413) return new Refused(413, 'tooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused(400, 'unreadableBody');
  // The same code, with its own status, as if the caller's connection had failed.
  if (isDatabaseAway(error)) return new Refused(503, 'databaseAway', { retryAfterSeconds: AWAY_SECONDS });
  if (isTooSlow(error)) return new Refused(503, 'tooSlow', { retryAfterSeconds: AWAY_SECONDS });
  if (isDiskFull(error)) return new Refused(503, 'diskFull', { retryAfterSeconds: DISK_FULL_SECONDS });
  return new Refused(500, 'serverFault');
}
