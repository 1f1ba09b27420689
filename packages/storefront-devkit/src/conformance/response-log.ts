import type { Middleware, Reply } from '@promenade/storefront-sdk';
import type { AnySchema, Endpoint, EndpointId } from '@promenade/storefront-sdk/contract';
import { responseSchema } from '@promenade/storefront-sdk/contract';
import { schemaProblems } from '../schema-problems.ts';
import type { CaseReport, Deviation } from './report.ts';

/** What the responses of one call have in common. */
class CallLog {
  answers = 0;
  /** Answers with code 200. */
  successes = 0;
  /** Responses like those of an unknown address. */
  missing = 0;
  /** Whether an address that does not exist would have answered a probeRoute like it. */
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

/** Checks every response of a run, whichever case caused it, and records what is wrong with it by call. */
export class ResponseLog {
  readonly #byCall = new Map<EndpointId, CallLog>();

  of(id: EndpointId): CallLog {
    const log = this.#byCall.get(id) ?? new CallLog();
    this.#byCall.set(id, log);
    return log;
  }

  /** Whether every request, valid or not, was answered as for an unknown address. */
  isAbsent(id: EndpointId): boolean {
    const { answers, missing, successes, isRouteMissing } = this.of(id);
    return (answers > 0 && answers === missing) || (isRouteMissing && successes === 0);
  }

  readonly middleware: Middleware = async (request, next) => {
    const reply = await next(request);
    this.#check(request.endpoint, reply);
    return reply;
  };

  #check(endpoint: Endpoint, { status, headers, body: sent }: Reply): void {
    const log = this.of(endpoint.id as EndpointId);
    const body = recordOf(sent);
    const code = Number(body?.code ?? status);
    log.answers++;
    if (status === 405 || status === 404 || code === 404) log.missing++;
    if (!body || (status < 400 && body.code === undefined && !isUnwrapped(endpoint, body))) {
      log.faults.add(`HTTP ${status} with ${headers.get('content-type') ?? 'a body'} without an envelope`);
      return;
    }
    if (!isUnwrapped(endpoint, body)) checkEnvelope(log, body, status);
    if (!/\bjson\b/.test(headers.get('content-type') ?? '')) log.deviate('content-type', 'application/json');
    if (code !== 200) return;
    log.successes++;
    const data = isUnwrapped(endpoint, body) ? body : body.data;
    const schema = responseSchema(endpoint.response as AnySchema);
    for (const { path, expected } of schemaProblems(schema, data)) log.deviate(path, expected);
  }

  /** The verdict on the form of all responses of a call. */
  form(id: EndpointId, isStrict: boolean): CaseReport {
    const name = 'every answer matches the contract';
    const { faults, deviations, answers } = this.of(id);
    if (faults.size > 0) return { name, outcome: 'failed', why: [...faults].join('; ') };
    if (answers === 0) return { name, outcome: 'not run', why: 'it was never called' };
    if (deviations.size === 0) return { name, outcome: 'passed' };
    const sentences = [...deviations.values()].map(
      ({ path, expected, times }) => `${path}: expected ${expected} (${times}×)`,
    );
    return { name, outcome: isStrict ? 'failed' : 'warned', why: sentences.join('; ') };
  }
}

type Body = Readonly<Record<string, unknown>>;

function checkEnvelope(log: CallLog, body: Body, status: number): void {
  if (!Number.isInteger(body.code)) log.deviate('code', 'a whole number');
  if (typeof body.message !== 'string') log.deviate('message', 'text');
  if (!('data' in body)) log.deviate('data', 'to be there');
  // Codes beyond those of HTTP have no status of their own.
  if (Number(body.code) < 600 && body.code !== status) log.deviate('HTTP status', `${body.code} as in the body`);
}

/** The user information of an identity provider passes without an envelope. */
function isUnwrapped({ unwrapped }: Endpoint, body: Body): boolean {
  return unwrapped === true && 'preferred_username' in body;
}

function recordOf(body: unknown): Body | undefined {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
}
