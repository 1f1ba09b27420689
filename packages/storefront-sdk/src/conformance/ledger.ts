import type { Endpoint, EndpointId } from '../contract/endpoint.ts';
import { toJsonSchema } from '../contract/json-schema.ts';
import type { AnySchema } from '../contract/schema.ts';
import type { Middleware } from '../transport/client.ts';
import type { CaseReport, Deviation } from './report.ts';
import { schemaProblems } from './schema-problems.ts';

/** What was seen of one call. */
class Seen {
  answers = 0;
  /** Answers with code 200. */
  successes = 0;
  /** Answers like those of an address that does not exist. */
  missing = 0;
  /** Whether an address that does not exist would have answered a knock like it. */
  isNobodyHome = false;
  readonly faults = new Set<string>();
  readonly deviations = new Map<string, Deviation>();

  deviate(path: string, expected: string): void {
    const place = path.replace(/\[\d+\]/g, '[]');
    const known = this.deviations.get(`${place} ${expected}`);
    if (known) known.times++;
    else this.deviations.set(`${place} ${expected}`, { path: place, expected, times: 1 });
  }
}

/** Looks at every answer of a run, whichever case asked for it, and keeps what is wrong with it under its call. */
export class Ledger {
  readonly #seen = new Map<EndpointId, Seen>();

  of(id: EndpointId): Seen {
    const seen = this.#seen.get(id) ?? new Seen();
    this.#seen.set(id, seen);
    return seen;
  }

  /** Everything it was asked, rightly, without a token and wrongly, was answered as by an address that does not exist. */
  isAbsent(id: EndpointId): boolean {
    const { answers, missing, successes, isNobodyHome } = this.of(id);
    return (answers > 0 && answers === missing) || (isNobodyHome && successes === 0);
  }

  readonly middleware: Middleware = async (request, next) => {
    const response = await next(request);
    this.#look(request.endpoint, response, await response.clone().text());
    return response;
  };

  #look(endpoint: Endpoint, { status, headers }: Response, text: string): void {
    const seen = this.of(endpoint.id);
    const body = parse(text);
    const code = Number(body?.code ?? status);
    seen.answers++;
    if (status === 405 || status === 404 || code === 404) seen.missing++;
    if (!body || (status < 400 && body.code === undefined && !isBare(endpoint, body))) {
      seen.faults.add(`HTTP ${status} with ${headers.get('content-type') ?? 'a body'} that holds no envelope`);
      return;
    }
    if (!isBare(endpoint, body)) lookAtEnvelope(seen, body, status);
    if (!/\bjson\b/.test(headers.get('content-type') ?? '')) seen.deviate('content-type', 'application/json');
    if (code !== 200) return;
    seen.successes++;
    const data = isBare(endpoint, body) ? body : body.data;
    const schema = toJsonSchema(endpoint.answer as AnySchema);
    for (const { path, expected } of schemaProblems(schema, data)) seen.deviate(path, expected);
  }

  /** The verdict on the form of all answers of a call. */
  form(id: EndpointId, isStrict: boolean): CaseReport {
    const name = 'every answer has the form of the contract';
    const { faults, deviations, answers } = this.of(id);
    if (faults.size > 0) return { name, outcome: 'failed', why: [...faults].join('; ') };
    if (answers === 0) return { name, outcome: 'not run', why: 'it was never asked' };
    if (deviations.size === 0) return { name, outcome: 'passed' };
    const told = [...deviations.values()].map(
      ({ path, expected, times }) => `${path}: expected ${expected} (${times}×)`,
    );
    return { name, outcome: isStrict ? 'failed' : 'warned', why: told.join('; ') };
  }
}

type Body = Readonly<Record<string, unknown>>;

function lookAtEnvelope(seen: Seen, body: Body, status: number): void {
  if (!Number.isInteger(body.code)) seen.deviate('code', 'a whole number');
  if (typeof body.message !== 'string') seen.deviate('message', 'text');
  if (!('data' in body)) seen.deviate('data', 'to be there');
  for (const key of Object.keys(body)) {
    if (!['code', 'message', 'data'].includes(key)) seen.deviate(key, 'no such field');
  }
  // Codes beyond those of HTTP have no status of their own.
  if (Number(body.code) < 600 && body.code !== status) seen.deviate('HTTP status', `${body.code} as in the body`);
}

/** The user information of an identity provider passes without an envelope. */
function isBare({ bare }: Endpoint, body: Body): boolean {
  return bare === true && 'preferred_username' in body;
}

function parse(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}
