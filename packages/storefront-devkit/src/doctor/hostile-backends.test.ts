import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Attack, attackOn } from '../../../storefront-sdk/src/test-support/hostile.ts';
import { main } from '../cli/main.ts';
import { at, type Change, DETAILS, type Reply, serve, stop } from '../test-support/shop-server.ts';
import { runChecks } from './run.ts';

/* What the doctor and the conformance kit do with backends that are broken or malicious; a created app runs the doctor, too. */

afterEach(stop);

const LIST = '/api/front/index/product/list';
const json = { 'content-type': 'application/json' };

/** Output and exit code of the program. */
async function run(...args: string[]) {
  const output: string[] = [];
  const print = (text: string) => void output.push(text);
  const code = await main(args, { print, printError: print });
  return { code, output: output.join('\n') };
}

const commands = (baseUrl: string) => [
  ['doctor', '--base-url', baseUrl, '--timeout', '2000'],
  [
    'conformance',
    '--base-url',
    baseUrl,
    '--timeout',
    '2000',
    '--only',
    'store',
    '--only',
    'products.list',
    '--read-only',
    '--max-wait',
    '1',
  ],
];

describe('bodies that do not fit into memory', () => {
  it.each<[string, Reply, string]>([
    ['an endless body', { headers: json, body: '', isFlood: true }, 'The body is longer than 8 MB'],
    [
      'a body that grows when it is decompressed',
      { headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(40 * 1024 * 1024, ' ')) },
      'The body is longer than 8 MB when it is decompressed',
    ],
  ])('%s is cut off and reported', async (_, reply, issue) => {
    const baseUrl = await serve(at(DETAILS, () => reply));
    const { findings, probes } = await runChecks({ baseUrl, timeoutMs: 60_000 });
    expect(findings.map(({ message }) => message).join('\n')).toContain(issue);
    const kept = probes.flatMap((probe) => ('exchange' in probe ? probe.exchange.bytes.length : []));
    expect(Math.max(...kept)).toBeLessThan(1024 * 1024);
    for (const args of commands(baseUrl)) expect((await run(...args)).code).not.toBe(0);
  });
});

it('nothing that a backend sends controls the terminal', async () => {
  const message = 'Hello \u001b]0;owned\u0007\u001b[2J\u009b31m\u202eolleh';
  const refusal = { status: 500, body: { code: 500, message, data: null } };
  const baseUrl = await serve(at(LIST, () => refusal));
  for (const args of commands(baseUrl)) {
    const { output } = await run(...args);
    expect(output).toContain('Hello');
    expect(output).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  }
});

it.each(['-1', '0', 'soon'])('a backend that limits for ever with Retry-After: %s is left', async (after) => {
  const baseUrl = await serve(at(DETAILS, () => ({ status: 429, headers: { 'retry-after': after }, body: '' })));
  for (const args of commands(baseUrl)) expect([1, 2, 3]).toContain((await run(...args)).code);
});

const CALLS = { 'store.details': DETAILS, 'products.list': LIST } as const;

const replyOf = ({ status, headers, body, delivery }: Attack): Reply | Promise<Reply> => {
  const bytes = Buffer.from(body);
  const half = bytes.subarray(0, bytes.length / 2);
  if (delivery === 'no headers') return new Promise(() => {});
  if (delivery === 'no body') return { status, headers, body: '', isEndless: true };
  if (delivery === 'half a body') return { status, headers, body: half, isEndless: true };
  if (delivery === 'reset') return { status, headers, body: '', isCut: true };
  return { status, headers, body: delivery === 'whole' ? bytes : half, isCut: delivery !== 'whole' };
};

it.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('random attacks on %s end with a report', async (id) => {
  await fc.assert(
    fc.asyncProperty(attackOn(id), async (attack) => {
      const attacked: Change = (request, healthy) =>
        request.url?.split('?')[0] === CALLS[id] ? replyOf(attack) : healthy;
      const baseUrl = await serve(attacked);
      for (const args of commands(baseUrl)) {
        const { code, output } = await run(...args, '--timeout', '200');
        expect([0, 1, 2]).toContain(code);
        expect(output).not.toMatch(/TypeError|at .+\.ts:\d+/);
      }
      await stop();
    }),
    // Shrinking an attack may never end.
    { numRuns: process.env.PM_DEEP ? 200 : 3, endOnFailure: true },
  );
});
