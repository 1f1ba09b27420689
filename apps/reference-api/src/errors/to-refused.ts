import type { FastifyError } from 'fastify';
import { ProviderFault } from '../payments/provider-fault.ts';
import { Refused } from './refused.ts';
import { validationFaults } from './validation-faults.ts';

/** Turns any error into a refusal, for envelopes and pages alike; an unexpected one is a 500 without details. */
export function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ProviderFault) return new Refused(503, 'providerFault');
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new Refused(400, 'badParameter', { fields: validationFaults(validation) });
  if (statusCode === 413) return new Refused(413, 'tooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused(400, 'unreadableBody');
  return new Refused(500, 'serverFault');
}
