import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import { ProviderFault } from '../payments/provider-fault.ts';
import { failure } from './envelope.ts';
import { message } from './messages.ts';
import { Refused } from './refused.ts';
import { validationFaults } from './validation-faults.ts';

/** Turns whatever was thrown into a refusal; what is not understood is a 500 that says nothing about its inside. */
function toRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ProviderFault) return new Refused(503, 'providerFault');
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new Refused(400, 'badParameter', { fields: validationFaults(validation) });
  if (statusCode === 413) return new Refused(413, 'tooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused(400, 'unreadableBody');
  return new Refused(500, 'serverFault');
}

/** The one place where an error becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = toRefused(error);
  if (refused.code >= 500) request.log.error({ err: error }, 'request failed');
  const locale = localeOf(request);
  const { values, fields, retryAfterSeconds, proofNonce } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (proofNonce !== undefined) {
    reply.headers({ 'dpop-nonce': proofNonce, 'www-authenticate': 'DPoP error="use_dpop_nonce"' });
  }
  const fieldErrors =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([field, { id, values }]) => [field, message(id, locale, values)]));
  return reply
    .code(refused.code)
    .header('cache-control', 'no-store')
    .send(failure(refused.code, message(refused.id, locale, values), fieldErrors ? { fieldErrors } : null));
}
