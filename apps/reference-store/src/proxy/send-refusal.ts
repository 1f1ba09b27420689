import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '../i18n/locale.ts';
import { RETRY_AFTER_SECONDS, type Refusal, refusalText } from '../limits/refusal.ts';
import { cookieOf } from '../server/request.ts';
import { hasBody } from './request-body.ts';

/** Time limit for reading and discarding the rest of a refused body. */
const DRAIN_TIMEOUT_MS = 2_000;

/** Responds with an error envelope in the API's format. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, { status, id }: Refusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ code: status, message: refusalText(id, localeOfCall(request)), data: null });
  const isEarly = hasBody(request) && !request.complete;
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
 * Sends a complete response before the request has arrived, and delays closing the connection: closing a connection with unread bytes resets it, and
 * the reader could lose the response.
 */
function endAfterBody(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, DRAIN_TIMEOUT_MS);
  request.once('end', end).once('close', end).on('error', end).resume();
}

/**
 * The language of a response to a call, chosen as in the API: a header with one language was set by a client that knows its page; a list is the
 * browser's default, so the `locale` cookie takes precedence.
 */
function localeOfCall({ headers }: IncomingMessage): Locale {
  const wanted = (headers['accept-language'] ?? '').toLowerCase();
  const single = /^\s*(en|fr)\s*$/.exec(wanted)?.[1];
  const cookie = cookieOf({ headers: { get: () => headers.cookie ?? null } }, 'locale');
  const choice = single ?? (cookie === 'en' || cookie === 'fr' ? cookie : /^\s*fr\b/.exec(wanted)?.[0].trim());
  return choice === 'fr' ? 'fr' : 'en';
}
