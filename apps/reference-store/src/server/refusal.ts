import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../i18n/locale.ts';
import { hasBody, localeOfCall } from './visitor.ts';

const sentences = {
  tooLarge: ['The request is too large', 'La requête est trop volumineuse'],
  tooSlow: [
    'The request took too long to arrive, please try again',
    'La requête a mis trop de temps à arriver, réessayez',
  ],
  tooManyAtOnce: [
    'Too many requests at once, please try again in a moment',
    'Trop de demandes à la fois, réessayez dans un instant',
  ],
  busy: [
    'The shop is busy at the moment, please try again in a few seconds',
    'La boutique est très sollicitée, réessayez dans quelques secondes',
  ],
  unreachable: [
    'The shop cannot be reached at the moment, please try again later',
    'La boutique est injoignable pour le moment, réessayez plus tard',
  ],
} as const satisfies Record<string, readonly [en: string, fr: string]>;

export type RefusalId = keyof typeof sentences;
export type RefusalStatus = 408 | 413 | 429 | 502 | 503;

/** Seconds after which a client may try again what was refused because of too many requests. */
export const RETRY_AFTER_SECONDS = 2;
/** Longest time in which the rest of a refused body is read and dropped. */
const DRAIN_TIMEOUT_MS = 2_000;

/** Why the store answers a request for the API itself. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly id: RefusalId;

  constructor(status: RefusalStatus, id: RefusalId) {
    super(sentences[id][0]);
    this.name = 'Refusal';
    this.status = status;
    this.id = id;
  }
}

const sentenceOf = (id: RefusalId, locale: Locale) => sentences[id][locale === 'fr' ? 1 : 0];

/** Answers in the form of the API's envelopes. */
export function sendRefusal(request: FastifyRequest, response: ServerResponse, { status, id }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ code: status, message: sentenceOf(id, localeOfCall(request)), data: null });
  const isEarly = hasBody(request.raw) && !request.raw.complete;
  const headers: Record<string, string | number> = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  };
  if (status === 429 || status === 503) headers['retry-after'] = RETRY_AFTER_SECONDS;
  if (isEarly) headers.connection = 'close';
  response.writeHead(status, headers);
  if (isEarly) endAfterBody(request, response, body);
  else response.end(body);
}

/**
 * Sends a whole answer before the request has arrived, and closes the connection a moment later: a connection that is closed
 * on unread bytes is reset, and a reset can take the answer away from its reader.
 */
function endAfterBody({ raw }: FastifyRequest, response: ServerResponse, body: string): void {
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, DRAIN_TIMEOUT_MS);
  raw.once('end', end).once('close', end).on('error', end).resume();
}
