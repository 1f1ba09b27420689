import type { Reply } from '@promenade/storefront-sdk';
import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import { type Call, contract, parseJson } from '@promenade/storefront-sdk/contract';
import { boundedText } from '../bounded-text.ts';
import { callersOf } from './callers.ts';
import { planOf } from './cases/index.ts';
import { type Case, casesOf } from './generated.ts';
import { RateLimits } from './limits.ts';
import type { ConformanceOptions } from './options.ts';
import { type CallReport, type CaseReport, type ConformanceReport, summarize, type Verdict, worst } from './report.ts';
import { ResponseLog } from './response-log.ts';
import { Shop } from './shop.ts';
import { NotRun, RuleViolation, UnexpectedResponse } from './verdicts.ts';

/** A case that was run. Whether a call that it needs is absent is only known at the end. */
interface Ran extends CaseReport {
  /** The call that kept the case from being run. */
  because?: EndpointId;
  /** Whether a valid request of the call itself failed. */
  isValidFailed?: boolean;
}

/** Invalid settings, or a backend that cannot be tested; the message says what to do. */
export class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/** Responses before the first estimate of the time that is left. */
const ESTIMATE_FROM = 10;
/** Responses of a case on average, as counted in whole runs. */
const RESPONSES_PER_CASE = 2.5;

/**
 * Tests every call of the contract against a backend, with valid and invalid requests.
 *
 * @throws ConformanceError when nothing responds at `baseUrl`, when no response is in the envelope, and when `only` names
 * nothing of the contract.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const start = Date.now();
  const calls = selected(options.only);
  const responses = new ResponseLog();
  const limits = new RateLimits(options);
  const { readOnly = false } = options;
  const shop: Shop = new Shop(
    callersOf(options, {
      ...{ readOnly, responses, limits },
      onWrite: (id, data, caller) => shop.noteWrite(id, data, caller),
    }),
    { harness: options.harness ?? {}, readOnly, hostName: options.hostName },
  );
  await reach(options, limits);
  await learnUnrouted(options, responses, limits);
  const ran = new Map<EndpointId, Ran[]>();
  const cases = calls.map((call) => ({ call, all: casesOf(call, planOf(call.id)) }));
  const casesTotal = cases.reduce((total, { all }) => total + all.length, 0);
  let done = 0;
  for (const { call, all } of cases) {
    const results: Ran[] = [];
    if (call.raw) await probeRoute(call, shop, responses);
    for (const one of all) {
      results.push(await runCase(call, one, shop, responses));
      done++;
      options.onProgress?.({
        ...{ id: call.id, cases: done, casesTotal, responses: responses.total, elapsedMs: Date.now() - start },
        remainingMs: remainingMs(responses.total, Date.now() - start, casesTotal - done),
      });
    }
    ran.set(call.id, results);
  }
  const leftovers = await shop.cleanUp();
  const reports = calls.map((call) => reportOf(call, ran.get(call.id) ?? [], responses, options));
  const verdict = verdictOn(reports, options.allow);
  return {
    baseUrl: options.baseUrl,
    startedAt: new Date(start).toISOString(),
    durationMs: Date.now() - start,
    verdict,
    conforms: verdict === 'conforms',
    summary: summarize(reports),
    calls: reports,
    leftovers,
    limited: limits.count,
    redirects: [...responses.redirects],
  };
}

function remainingMs(responses: number, elapsedMs: number, casesLeft: number): number | undefined {
  if (responses < ESTIMATE_FROM) return undefined;
  return (elapsedMs / responses) * RESPONSES_PER_CASE * casesLeft;
}

function verdictOn(reports: readonly CallReport[], allow: ConformanceOptions['allow'] = []): Verdict {
  const isMissing = ({ outcome, origin }: CallReport) =>
    outcome === 'absent' && origin !== 'extension' && !allow.includes('absent');
  if (reports.some((call) => call.outcome === 'failed' || isMissing(call))) return 'does not conform';
  return allow.includes('not-run') || reports.every(isTested) ? 'conforms' : 'cannot tell';
}

/** Whether nothing is open that another run of this kit, with other options, could find out. */
function isTested({ cases }: CallReport): boolean {
  // The first case is the valid request.
  const isHeard = cases[0]?.obstacle !== 'limited' && cases.some(({ outcome }) => outcome === 'passed');
  return cases.every(({ outcome, obstacle }) => {
    if (outcome !== 'not run') return true;
    // A limit that cuts the later cases of a call short has let the earlier ones pass.
    const isAllowed = obstacle === 'operator' || obstacle === 'writes' || obstacle === 'excused';
    return isAllowed || (obstacle === 'limited' && isHeard);
  });
}

function selected(only: readonly string[] = []): Call[] {
  const calls = Object.values(contract) as Call[];
  const names = new Set(calls.flatMap(({ id }) => [id, id.split('.')[0]]));
  const unknown = only.find((name) => !names.has(name));
  if (unknown) throw new ConformanceError(`The contract has no section or call named ${unknown}.`);
  return calls.filter(({ id }) => only.length === 0 || only.some((name) => id === name || id.startsWith(`${name}.`)));
}

/** Calls whose responses decide whether the address belongs to a backend of this contract. */
const FIRST_CALLS = ['store.details', 'products.list', 'categories.tree'] as const;
const FIRST_BYTES = 80;

interface RawReply extends Reply {
  text: string;
}

/** Sends a request that no case makes, and waits where the backend limits it. */
async function send(
  { baseUrl, fetch = globalThis.fetch, timeoutMs = 15_000 }: ConformanceOptions,
  limits: RateLimits,
  path: string,
  method = 'GET',
): Promise<RawReply> {
  for (let waitedMs = 0; ; ) {
    const response = await fetch(baseUrl + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    });
    const { status, headers } = response;
    const text = await boundedText(response);
    if (status !== 429) return { status, headers, text, body: parseJson(text) };
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    waitedMs = await limits.wait('store.details', Number.isNaN(seconds) ? undefined : seconds * 1000, waitedMs);
  }
}

/** Calls three endpoints first, so that a wrong address is reported once and not for every call. */
async function reach(options: ConformanceOptions, limits: RateLimits): Promise<void> {
  const { baseUrl } = options;
  const replies: string[] = [];
  for (const id of FIRST_CALLS) {
    try {
      const { status, headers, body, text } = await send(options, limits, contract[id].path);
      if (Number.isInteger(Number(Object(body).code ?? Number.NaN))) return;
      const type = headers.get('content-type') ?? 'no content type';
      replies.push(`${id}: HTTP ${status}, ${type}, “${text.slice(0, FIRST_BYTES)}”`);
    } catch (error) {
      const { cause, message } = error as Error;
      if (error instanceof NotRun)
        throw new ConformanceError(`The backend limits this address (${message}). Try later.`);
      replies.push(`${id}: ${cause instanceof Error ? cause.message : message}`);
    }
  }
  const list = replies.map((reply) => `\n  ${reply}`).join('');
  const isSilent = replies.every((reply) => !reply.includes(': HTTP '));
  if (isSilent) {
    throw new ConformanceError(
      `Nothing responds at ${baseUrl}. Is the backend running, and is this its address?${list}`,
    );
  }
  throw new ConformanceError(
    `None of three calls returned the envelope { code, message, data }. Is ${baseUrl} the address of the backend? storefront-devkit doctor finds out more.${list}`,
  );
}

/** Requests an unknown address by both methods. */
async function learnUnrouted(options: ConformanceOptions, responses: ResponseLog, limits: RateLimits): Promise<void> {
  const path = `/api/front/no-such-call/${crypto.randomUUID()}`;
  for (const method of ['GET', 'POST']) {
    // Without it no call is taken for absent.
    await send(options, limits, path, method).then(
      (reply) => responses.learnUnrouted(reply),
      () => undefined,
    );
  }
}

/**
 * Sends a body that is both plain text and JSON to a call that takes plain text: a backend without this route would refuse
 * plain text as unreadable before it looks for the route.
 */
async function probeRoute({ id }: Call, shop: Shop, responses: ResponseLog): Promise<void> {
  await shop.guest.call(id, { body: '0' } as InputOf<typeof id>).catch(() => undefined);
  const log = responses.of(id);
  log.isRouteMissing = log.unrouted > 0;
}

async function runCase({ id }: Call, { name, run }: Case, shop: Shop, responses: ResponseLog): Promise<Ran> {
  try {
    await run(shop);
    return { name, outcome: 'passed' };
  } catch (error) {
    const why = (error as Error).message;
    if (error instanceof NotRun) return { name, outcome: 'not run', why, obstacle: error.obstacle };
    if (error instanceof UnexpectedResponse && error.callId !== id) {
      responses.of(error.callId).faults.add(why);
      return { name, outcome: 'not run', why: `${error.callId} ${why}`, obstacle: 'missing', because: error.callId };
    }
    if (error instanceof UnexpectedResponse) return { name, outcome: 'failed', why, isValidFailed: true };
    if (error instanceof RuleViolation) return { name, outcome: 'failed', why };
    return { name, outcome: 'failed', why: `an error of the kit itself: ${why}` };
  } finally {
    await shop.endCase();
  }
}

const UNDECIDED = 'no valid request could be made, and the others returned 404';

function reportOf(
  call: Call,
  ran: readonly Ran[],
  responses: ResponseLog,
  { strict = false }: ConformanceOptions,
): CallReport {
  const { id, method, path, input } = call;
  const { responses: count, deviations } = responses.of(id);
  const facts = { id, method, path, origin: input.origin, responses: count, deviations: [...deviations.values()] };
  if (responses.isAbsent(id)) {
    const why = 'a valid request got the response of an unknown address';
    return { ...facts, outcome: 'absent', cases: ran.map(({ name }) => ({ name, outcome: 'absent', why })) };
  }
  const isUndecided = responses.isUndecided(id) && !ran.some(({ isValidFailed }) => isValidFailed);
  const cases = ran.map(({ because, isValidFailed: _, ...one }): CaseReport => {
    if (because && responses.isAbsent(because))
      return { name: one.name, outcome: 'absent', why: `needs ${because}, which is absent` };
    if (isUndecided && one.outcome !== 'not run')
      return { name: one.name, outcome: 'not run', why: UNDECIDED, obstacle: 'missing' };
    return one;
  });
  const form = responses.form(id, strict);
  // What kept the call from being made is what keeps its form unknown.
  const [open] = cases.flatMap(({ obstacle }) => obstacle ?? []);
  cases.push(form.outcome === 'not run' && open ? { ...form, obstacle: open } : form);
  return { ...facts, outcome: worst(cases), cases };
}
