import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../contract/locale.ts';
import { isDiskFull } from '../db/errors.ts';
import type { Locale } from '../db/index.ts';
import { failure } from './envelope.ts';
import { message } from './messages.ts';
import { type RefusalOptions, Refused } from './refused.ts';
import { toRefused } from './to-refused.ts';

/** Names and values may repeat the request's input: together these bounds limit every error response to 16 kB. */
const FIELDS_MAX = 20;
const NAME_MAX_LENGTH = 64;
const SENTENCE_MAX_LENGTH = 200;

const codes = new WeakMap<FastifyReply, number>();

/** What became of a request, for logs and measures: the code of a refusal, whatever HTTP status it travels with. */
export const outcomeOf = (reply: FastifyReply): number => codes.get(reply) ?? reply.statusCode;

/**
 * The one place where an error becomes an answer.
 *
 * @param status200 whether its code stands in the envelope alone.
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  status200 = false,
): FastifyReply {
  const refused = toRefused(error);
  // A closed shop is intended, and would log every refusal. A timed-out request is logged already.
  if (refused.code >= 500 && refused.id !== 'shopClosed' && !request.cancelled.aborted) {
    // Intended refusals, such as by a full queue, are no failures: they are logged without a stack.
    if (error instanceof Refused) request.log.warn({ refusal: refused.id }, 'request refused');
    else if (isDiskFull(error)) request.log.error('no space is left on the disk: nothing can be written');
    else request.log.error({ err: error }, 'request failed');
  }
  const locale = localeOf(request);
  const { retryAfterSeconds, proofNonce } = refused.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (proofNonce !== undefined) {
    reply.headers({ 'dpop-nonce': proofNonce, 'www-authenticate': 'DPoP error="use_dpop_nonce"' });
  }
  const { message: said, data } = refusalOf(refused, locale, request.sentNames);
  codes.set(reply, refused.code);
  return reply
    .code(status200 ? 200 : refused.code)
    .header('cache-control', 'no-store')
    .send(failure(refused.envelopeCode, said, data));
}

const sentence = (text: string) => text.slice(0, SENTENCE_MAX_LENGTH);

/**
 * The envelope of an error, without HTTP status and headers.
 * @param names Field names as sent, by the contract's name; only those that differ.
 */
export function refusalOf(
  { code, id, options: { values, fields } }: Refused,
  locale: Locale,
  names: Readonly<Record<string, string>> = {},
) {
  const errors = fields && fieldErrorsOf(fields, locale, names);
  const [first] = Object.entries(errors ?? {});
  // Not every page has this field to mark, so the message names it.
  const said = id === 'badParameter' && first ? `${first[1]} (${first[0]})` : message(id, locale, values);
  return { code, message: sentence(said), data: errors ? { fieldErrors: errors } : null };
}

function fieldErrorsOf(
  fields: NonNullable<RefusalOptions['fields']>,
  locale: Locale,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  const sentences = Object.entries(fields).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    sentences.map(([name, { id, values }]) => [
      (names[name] ?? name).slice(0, NAME_MAX_LENGTH),
      sentence(message(id, locale, values)),
    ]),
  );
}
