import { type CallReport, type ConformanceReport, runConformance } from '@promenade/storefront-sdk/conformance';
import type { EndpointId } from '@promenade/storefront-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absentCalls } from '../../apps/reference-api/src/routes/absent.ts';
import { brokenFetch } from './broken-backend.ts';
import { faults } from './faults.ts';
import { type RunningApi, startReferenceApi } from './reference-api.ts';

let api: RunningApi;

beforeAll(async () => {
  api = await startReferenceApi();
});
afterAll(() => api?.close());

const isBad = ({ outcome }: { outcome: string }) => outcome === 'failed' || outcome === 'not run';
const complaints = ({ calls }: ConformanceReport) =>
  calls.flatMap(({ id, cases }) => cases.filter(isBad).map(({ name, why }) => `${id} ${name}: ${why}`));

function callIn({ calls }: ConformanceReport, id: EndpointId): CallReport {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(`${id} is not in the report`);
  return call;
}

describe('the reference API', () => {
  it('conforms strictly in every call that it answers, and lacks those that it says it lacks', async () => {
    const options = { ...api.options, fetch: api.fetchFromElsewhere() };
    const report = await runConformance({ ...options, strict: true, allow: ['absent'] });
    expect(complaints(report)).toEqual([]);
    expect(report.conforms).toBe(true);
    const absent = report.calls.filter(({ outcome }) => outcome === 'absent').map(({ id }) => id);
    expect(absent.toSorted()).toEqual([...absentCalls].toSorted());
    // What is paid cannot be cancelled.
    expect(report.leftovers.filter((what) => !what.includes('it is paid'))).toEqual([]);
  });
});

describe('a broken backend is found out:', () => {
  it.each(faults.map(([name, at, foundBy, breakage]) => ({ name, at, foundBy, breakage })))(
    '$at: $name',
    async ({ at, foundBy, breakage }) => {
      const options = { ...api.options, fetch: api.fetchFromElsewhere() };
      const fetch = brokenFetch(at, breakage, options);
      const only = process.env.PM_DEEP ? [at.split('.')[0] ?? ''] : [at];
      const report = await runConformance({ ...options, fetch, only, strict: true });
      const { outcome, cases } = callIn(report, at);
      const found = cases.filter(isBad);
      expect(found.map(({ name }) => name)).toContainEqual(expect.stringMatching(foundBy));
      expect(outcome).toBe('failed');
      expect(report.conforms).toBe(false);
    },
  );
});
