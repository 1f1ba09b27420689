import type { CallOptions, Middleware, Reply } from '@promenade/storefront-sdk';
import type { AnySchema, Endpoint, EndpointId } from '@promenade/storefront-sdk/contract';
import { responseSchema } from '@promenade/storefront-sdk/contract';
import { codeOf, formOf, isMissing, recordOf } from '../reply-form.ts';
import { schemaProblems } from '../schema-problems.ts';
import type { CaseReport, Deviation } from './report.ts';

/** Facts about all responses of one call. */
class CallLog {
  /** Responses of any kind, but for those of a rate limit. */
  responses = 0;
  /** Responses with code 200. */
  successes = 0;
  /** Responses with 404 or 405. */
  missing = 0;
  /** Responses to valid requests. */
  valid = 0;
  /** Valid requests that got the response of an unknown address. */
  unrouted = 0;
  /** Whether a request that every backend can parse got that response. */
  isRouteMissing = false;
  readonly faults = new Set<string>();
  readonly deviations = new Map<string, Deviation>();

  deviate(path: string, expected: string): void {
    const field = path.replace(/\[\d+\]/g, '[]');
    const known = this.deviations.get(`${field} ${expected}`);
    if (known) known.times++;
    else this.deviations.set(`${field} ${expected}`, { path: field, expected, times: 1 });
  }
}

/** Checks every response of a run, and records its errors by call. */
export class ResponseLog {
  readonly #byCall = new Map<EndpointId, CallLog>();
  /** Options of the valid requests, which must succeed. */
  readonly #valid = new WeakSet<CallOptions>();
  /** Forms of the responses to unknown addresses. */
  readonly #unrouted = new Set<string>();
  /** Redirects that were followed, as `from → to`. */
  readonly redirects = new Set<string>();
  /** All responses of the run. */
  total = 0;

  of(id: EndpointId): CallLog {
    const log = this.#byCall.get(id) ?? new CallLog();
    this.#byCall.set(id, log);
    return log;
  }

  /** Marks the request with these options as valid: it must succeed. */
  expectSuccess(options: CallOptions): void {
    this.#valid.add(options);
  }

  /** Records the form of responses to unknown addresses. */
  learnUnrouted(reply: Pick<Reply, 'status' | 'headers' | 'body'>): void {
    if (isMissing(reply)) this.#unrouted.add(formOf(reply));
  }

  /** Whether the backend lacks the call: all requests, including a valid one, got the response of an unknown address. */
  isAbsent(id: EndpointId): boolean {
    const { responses, missing, successes, unrouted, isRouteMissing } = this.of(id);
    return isRouteMissing ? successes === 0 : unrouted > 0 && responses === missing;
  }

  /** Whether all requests returned 404 and none of them was valid: the call may exist or not. */
  isUndecided(id: EndpointId): boolean {
    const { responses, missing, valid } = this.of(id);
    return responses > 0 && responses === missing && valid === 0;
  }

  readonly middleware: Middleware = async (request, next) => {
    const reply = await next(request);
    this.total++;
    const isLimited = reply.status === 429 || codeOf(reply) === 429;
    if (!isLimited) this.#check(request.endpoint, reply, this.#valid.has(request.options));
    return reply;
  };

  /** Records the redirects that the client follows. */
  recordRedirects(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const response = await fetch(input, init);
      const location = response.status >= 300 && response.status < 400 && response.headers.get('location');
      if (location) {
        const from = new URL(String(input));
        const to = new URL(location, from);
        this.redirects.add(`${from.origin}${from.pathname} → ${to.origin}${to.pathname}`);
      }
      return response;
    };
  }

  #check(endpoint: Endpoint, reply: Reply, isValid: boolean): void {
    const { status, headers, body: sent } = reply;
    const log = this.of(endpoint.id as EndpointId);
    const body = recordOf(sent);
    const code = codeOf(reply);
    log.responses++;
    if (isMissing(reply)) log.missing++;
    if (isValid) log.valid++;
    if (isValid && this.#unrouted.has(formOf(reply))) log.unrouted++;
    if (!body || (status < 400 && body.code === undefined && !isUnwrapped(endpoint, body))) {
      log.faults.add(`HTTP ${status} with ${headers.get('content-type') ?? 'a body'} without an envelope`);
      return;
    }
    if (!isUnwrapped(endpoint, body)) checkEnvelope(log, body, status);
    if (code === 200 && status >= 400)
      log.faults.add(`HTTP ${status} with code 200: caches and monitors count it as an error`);
    if (!/\bjson\b/.test(headers.get('content-type') ?? '')) log.deviate('content-type', 'application/json');
    if (code !== 200) return;
    log.successes++;
    const data = isUnwrapped(endpoint, body) ? body : body.data;
    const schema = responseSchema(endpoint.response as AnySchema);
    for (const { path, expected } of schemaProblems(schema, data)) log.deviate(path, expected);
  }

  /** The verdict on the form of all responses of a call. */
  form(id: EndpointId, isStrict: boolean): CaseReport {
    const name = 'every response matches the contract';
    const { faults, deviations, responses } = this.of(id);
    if (faults.size > 0) return { name, outcome: 'failed', why: [...faults].join('; ') };
    if (responses === 0) return { name, outcome: 'not run', why: NEVER_CALLED };
    if (deviations.size === 0) return { name, outcome: 'passed' };
    const sentences = [...deviations.values()].map(
      ({ path, expected, times }) => `${path}: expected ${expected} (${times}×)`,
    );
    return { name, outcome: isStrict ? 'failed' : 'warned', why: sentences.join('; ') };
  }
}

/** Why the form of a call's responses is unknown; other cases of the call have the cause. */
export const NEVER_CALLED = 'it was never called';

type Body = Readonly<Record<string, unknown>>;

function checkEnvelope(log: CallLog, body: Body, status: number): void {
  if (!Number.isInteger(body.code)) log.deviate('code', 'a whole number');
  if (typeof body.message !== 'string') log.deviate('message', 'text');
  if (!('data' in body)) log.deviate('data', 'to be there');
  // Codes from 600 on have no HTTP status.
  if (Number(body.code) < 600 && body.code !== status) log.deviate('HTTP status', `${body.code} as in the body`);
}

/** The user information of an identity provider passes without an envelope. */
function isUnwrapped({ unwrapped }: Endpoint, body: Body): boolean {
  return unwrapped === true && 'preferred_username' in body;
}
