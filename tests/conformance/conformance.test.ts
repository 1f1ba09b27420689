import { type CallReport, type ConformanceReport, runConformance } from '@promenade/storefront-devkit/conformance';
import type { EndpointId } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, openTestDatabase } from '../../apps/reference-api/src/testing/databases.ts';
import { UNBOUND } from '../../apps/reference-api/src/testing/racing.ts';
import { brokenFetch } from './broken-backend.ts';
import { canaries, faults } from './faults.ts';
import { type RunningApi, startReferenceApi } from './reference-api.ts';

/**
 * Calls that the kit cannot make: it is not a buyer or member elsewhere, does not change the shopper's password, and some payment methods need keys.
 */
const UNASKED =
  /^needs a person who (pays|signs in) at |^it would change the password of the shopper$|^the shop has it switched off$/;
const isBad = ({ outcome, why = '' }: { outcome: string; why?: string | undefined }) =>
  outcome === 'failed' || (outcome === 'not run' && !UNASKED.test(why));
const complaints = ({ calls }: ConformanceReport) =>
  calls.flatMap(({ id, cases }) => cases.filter(isBad).map(({ name, why }) => `${id} ${name}: ${why}`));

function callIn({ calls }: ConformanceReport, id: EndpointId): CallReport {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`${id} is not in the report`);
  return call;
}

/** Daily on the embedded database of `npm start`, whose single connection blocks when a call queries outside its transaction. */
const engines = process.env.PM_DEEP ? ENGINES : (['pglite'] as const);

describe.each(engines)('the reference API on %s', (engine) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startReferenceApi(await openTestDatabase(engine));
  });
  afterAll(() => api?.close());

  it('responds to every call and conforms strictly', async () => {
    const options = { ...api.options, fetch: api.fetchFromElsewhere() };
    const report = await runConformance({ ...options, strict: true });
    expect(complaints(report)).toEqual([]);
    expect(report.conforms).toBe(true);
    // Leftovers that cannot be removed are counted; any other entry is something that the run failed to remove.
    expect(report.leftovers.filter((what) => !/^\d+ /.test(what))).toEqual([]);
  });
});

describe('conformance finds a broken backend:', () => {
  let api: RunningApi;
  beforeAll(async () => {
    // If orders cannot be cancelled, those of many runs stay open.
    api = await startReferenceApi(await openTestDatabase('postgres'), { openOrders: UNBOUND });
  });
  afterAll(() => api?.close());

  it.each(
    (process.env.PM_DEEP ? faults : canaries).map(([name, at, foundBy, breakage]) => ({ name, at, foundBy, breakage })),
  )('$at: $name', async ({ at, foundBy, breakage }) => {
    const options = { ...api.options, fetch: api.fetchFromElsewhere() };
    const fetch = brokenFetch(at, breakage, options);
    const only = process.env.PM_DEEP ? [at.split('.')[0] ?? ''] : [at];
    const report = await runConformance({ ...options, fetch, only, strict: true });
    const { outcome, cases } = callIn(report, at);
    const found = cases.filter(isBad);
    expect(found.map(({ name }) => name)).toContainEqual(expect.stringMatching(foundBy));
    expect(outcome).toBe('failed');
    expect(report.conforms).toBe(false);
  });
});
