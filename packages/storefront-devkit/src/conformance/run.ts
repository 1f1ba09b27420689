import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import { type Call, contract } from '@promenade/storefront-sdk/contract';
import { callersOf } from './callers.ts';
import { planOf } from './cases/index.ts';
import { type Case, casesOf } from './generated.ts';
import type { ConformanceOptions } from './options.ts';
import { type CallReport, type CaseReport, type ConformanceReport, summarize, worst } from './report.ts';
import { ResponseLog } from './response-log.ts';
import { Shop } from './shop.ts';
import { NotRun, RuleViolation, UnexpectedAnswer } from './verdicts.ts';

/** A case that was run. Whether a call that it needs is absent is only known at the end. */
interface Ran extends CaseReport {
  /** The call that kept the case from being run. */
  because?: EndpointId;
  isExcused?: boolean;
}

/** Invalid settings, or a backend that cannot be reached; the message says what to do. */
export class ConformanceError extends Error {
  override name = 'ConformanceError';
}

/**
 * Tests every call of the contract against a backend, with valid and invalid requests.
 *
 * @throws ConformanceError when nothing answers at `baseUrl` or `only` names nothing of the contract.
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const start = Date.now();
  const calls = selected(options.only);
  const responses = new ResponseLog();
  const shop = new Shop(
    callersOf(options, responses),
    options.harness ?? {},
    options.hostName ?? new URL(options.baseUrl).host,
  );
  await reach(options);
  const ran = new Map<EndpointId, Ran[]>();
  for (const call of calls) {
    const results: Ran[] = [];
    if (call.raw) await probeRoute(call, shop, responses);
    for (const one of casesOf(call, planOf(call.id))) results.push(await runCase(call, one, shop, responses));
    ran.set(call.id, results);
  }
  const leftovers = await shop.cleanUp();
  const reports = calls.map((call) => reportOf(call, ran.get(call.id) ?? [], responses, options));
  const { allow = [] } = options;
  const isFine = ({ outcome, origin, id }: CallReport) =>
    outcome === 'passed' ||
    outcome === 'warned' ||
    (outcome === 'absent' && (origin === 'extension' || allow.includes('absent'))) ||
    (outcome === 'not run' && (allow.includes('not-run') || isExcused(ran.get(id) ?? [])));
  return {
    baseUrl: options.baseUrl,
    startedAt: new Date(start).toISOString(),
    durationMs: Date.now() - start,
    conforms: reports.every(isFine),
    summary: summarize(reports),
    calls: reports,
    leftovers,
  };
}

function selected(only: readonly string[] = []): Call[] {
  const calls = Object.values(contract) as Call[];
  const names = new Set(calls.flatMap(({ id }) => [id, id.split('.')[0]]));
  const unknown = only.find((name) => !names.has(name));
  if (unknown) throw new ConformanceError(`The contract has no section or call named ${unknown}.`);
  return calls.filter(({ id }) => only.length === 0 || only.some((name) => id === name || id.startsWith(`${name}.`)));
}

async function reach({ baseUrl, fetch = globalThis.fetch, timeoutMs = 15_000 }: ConformanceOptions): Promise<void> {
  try {
    await fetch(baseUrl + contract['store.details'].path, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { cause, message } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new ConformanceError(
      `Nothing answers at ${baseUrl} (${why}). Is the backend running, and is this its address?`,
    );
  }
}

/**
 * Sends a body that is both plain text and JSON to a call that takes plain text: a backend without this route would refuse
 * plain text as unreadable before it looks for the route.
 */
async function probeRoute({ id }: Call, shop: Shop, responses: ResponseLog): Promise<void> {
  const log = responses.of(id);
  await shop.guest.refused(id, 404, { body: '0' } as InputOf<typeof id>).catch(() => undefined);
  log.isRouteMissing = log.missing > 0;
}

async function runCase({ id }: Call, { name, run }: Case, shop: Shop, responses: ResponseLog): Promise<Ran> {
  try {
    await run(shop);
    return { name, outcome: 'passed' };
  } catch (error) {
    const why = (error as Error).message;
    if (error instanceof NotRun) return { name, outcome: 'not run', why, isExcused: error.isExcused };
    if (error instanceof UnexpectedAnswer && error.callId !== id) {
      responses.of(error.callId).faults.add(why);
      return { name, outcome: 'not run', why: `${error.callId} ${why}`, because: error.callId };
    }
    if (error instanceof RuleViolation || error instanceof UnexpectedAnswer) return { name, outcome: 'failed', why };
    return { name, outcome: 'failed', why: `an error of the kit itself: ${why}` };
  } finally {
    await shop.endCase();
  }
}

function reportOf(
  call: Call,
  ran: readonly Ran[],
  responses: ResponseLog,
  { strict = false }: ConformanceOptions,
): CallReport {
  const { id, method, path, input } = call;
  const { answers, deviations } = responses.of(id);
  const facts = { id, method, path, origin: input.origin, answers, deviations: [...deviations.values()] };
  if (responses.isAbsent(id)) {
    const why = 'every request was answered as for an unknown address';
    return { ...facts, outcome: 'absent', cases: ran.map(({ name }) => ({ name, outcome: 'absent', why })) };
  }
  const cases = ran.map(({ name, outcome, why, because }): CaseReport => {
    if (because && responses.isAbsent(because))
      return { name, outcome: 'absent', why: `needs ${because}, which is absent` };
    return { name, outcome, ...(why && { why }) };
  });
  cases.push(responses.form(id, strict));
  return { ...facts, outcome: worst(cases), cases };
}

function isExcused(ran: readonly Ran[]): boolean {
  return ran.every(({ outcome, isExcused }) => outcome !== 'not run' || isExcused);
}
