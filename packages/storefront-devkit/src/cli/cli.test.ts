import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { at, DETAILS, STORE, serve, stop } from '../test-support/shop-server.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-sdk-'));

afterEach(stop);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program and collects its output. */
async function run(...args: string[]) {
  const [out, err]: string[][] = [[], []];
  const code = await main(args, { print: (text) => out?.push(text), printError: (text) => err?.push(text) });
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' };
}

describe('the program', () => {
  it('can be run as a program', () => {
    const args = ['--conditions=source', join(import.meta.dirname, 'index.ts'), '--help'];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toMatch(/^Usage: storefront-devkit <command>/);
  });

  it('prints its help', async () => {
    const commands = expect.stringMatching(/conformance .*\n +mock .*\n +doctor /);
    expect(await run('--help')).toMatchObject({ code: 0, out: commands });
    expect(await run()).toEqual({ code: 2, out: '', err: commands });
    for (const command of ['conformance', 'doctor', 'mock']) {
      expect(await run(command, '--help')).toMatchObject({ code: 0, out: expect.stringMatching(/--base-url|--port/) });
    }
  });

  it('prints its version', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+/), err: '' });
  });

  it('ends quietly when the reader of its output closes the pipe', async () => {
    const baseUrl = await serve();
    const index = join(import.meta.dirname, 'index.ts');
    const child = spawn(process.execPath, ['--conditions=source', index, 'doctor', '--base-url', baseUrl]);
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([2, null]);
    expect(err).toBe('');
  });

  it.each([
    [['surgery'], 'Unknown command surgery'],
    [['doctor'], '--base-url is missing'],
    [['doctor', '--base-url', 'api'], '--base-url must be an address such as'],
    [['doctor', '--base-url', 'http://localhost', '--colour'], "Unknown option '--colour'"],
    [['doctor', '--base-url', 'http://localhost', '--timeout', 'soon'], '--timeout must be a number'],
    [['conformance', '--base-url', 'http://localhost', '--only', 'carts'], 'no section or call named carts'],
    [['conformance', '--base-url', 'http://localhost', '--allow', 'all'], '--allow takes absent or not-run'],
    [['conformance', '--base-url', 'http://localhost', '--auth-header', 'Token: x'], 'must contain {token}'],
    [['conformance', '--base-url', 'http://localhost', '--harness', 'nowhere.js'], 'nowhere.js cannot be loaded'],
  ])('reports the mistake in %j in a sentence', async (args, words) => {
    const { code, out, err } = await run(...args);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(words)]);
  });

  it('exits with 1 if there are problems, with 2 if nothing responds, and writes the findings to a file', async () => {
    const file = join(folder, 'findings.json');
    const baseUrl = await serve();
    const healthy = ['--base-url', baseUrl, '--redirect-uri', `${STORE}/callback`, '--json', file];
    const { code, out } = await run('doctor', ...healthy);
    expect(code).toBe(0);
    expect(out).toMatch(/^Checking http:\S+ \(✓ works, ✗ problem, ! warning, · note or cannot tell\)$/m);
    const { findings, requests } = JSON.parse(readFileSync(file, 'utf8'));
    expect(findings).toContainEqual(expect.objectContaining({ level: 'good' }));
    expect(requests).toContainEqual(expect.objectContaining({ kind: 'answered', name: 'store.details', status: 200 }));
    await stop();
    const sick = await serve(at(DETAILS, () => ({ status: 502, body: 'Bad gateway' })));
    expect((await run('doctor', '--base-url', sick)).code).toBe(1);
    await stop();
    const { code: unreachable, out: text } = await run('doctor', '--base-url', sick);
    expect([unreachable, text]).toEqual([2, expect.stringMatching(/^1 request \(/m)]);
  });

  it.each(['doctor', 'conformance'])('%s keeps the path of --base-url', async (command) => {
    const paths: string[] = [];
    const baseUrl = await serve((request, healthy) => {
      paths.push(`${request.url}`);
      return healthy;
    });
    const only = command === 'conformance' ? ['--only', 'store.theme'] : [];
    await run(command, '--base-url', `${baseUrl}/shops/north/`, ...only);
    expect(paths[0]).toBe('/shops/north/api/front/store/details');
  });

  it('runs the kit with the functions of a module, and writes the report to a file', async () => {
    const [harness, json] = [join(folder, 'harness.mjs'), join(folder, 'report.json')];
    writeFileSync(harness, "export const authorize = () => ({ authorization: 'Bearer good' });");
    const args = ['--base-url', await serve(), '--only', 'store.details', '--harness', harness, '--json', json];
    const { code, out } = await run('conformance', ...args);
    expect(out).toMatch(/✗ store\.details/);
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ conforms: false, summary: { calls: 1 } });
  });

  it('signs both shoppers in at the backend, and sends their tokens in the header of --auth-header', async () => {
    const signIn = {
      token: 'good',
      type: 'email',
      uid: 1,
      nikeName: '',
      phone: null,
      email: null,
      identity: '',
      userType: null,
    };
    const baseUrl = await serve(({ url, headers }, healthy) => {
      const ok = (data: unknown) => ({ body: { code: 200, message: 'success', data } });
      if (url === '/api/front/login/email') return ok(signIn);
      if (url === '/api/front/login/token/is/exist') return ok(headers['authori-zation'] === 'good');
      return healthy;
    });
    const accounts = ['--user', 'ann@example.com:secret', '--other', 'bob@example.com:secret'];
    const header = ['--auth-header', 'Authori-zation: {token}'];
    const only = ['--only', 'login.isTokenValid'];
    expect(await run('conformance', '--base-url', baseUrl, ...accounts, ...header, ...only)).toMatchObject({ code: 0 });
  });

  it('exits with 2 if the kit cannot tell, and prints the command that finds out more', async () => {
    const baseUrl = await serve(({ headers }, healthy) => {
      const isInvalid = headers.authorization?.startsWith('Bearer invalid');
      return isInvalid ? { status: 401, body: { code: 401, message: '', data: null } } : healthy;
    });
    const { code, out } = await run('conformance', '--base-url', baseUrl, '--only', 'user.info');
    expect(code).toBe(2);
    expect(out).toMatch(
      /cannot be told.*conformance --base-url http:\S+ --user <email:password> --other <email:password>$/s,
    );
  });

  it('waits for rate limits as long as --max-wait allows, and says so on stderr', async () => {
    const limited = (retryAfter: string) =>
      serve((request, healthy) => {
        const isFirst = request.url === '/api/front/pay/method' && asked++ === 0;
        const headers = { 'retry-after': retryAfter };
        return isFirst ? { status: 429, headers, body: { code: 429, message: 'Slow down', data: null } } : healthy;
      });
    let asked = 0;
    const only = ['--only', 'payments.methods'];
    const waited = await run('conformance', '--base-url', await limited('0'), ...only);
    expect(waited).toMatchObject({
      code: 0,
      err: expect.stringContaining('payments.methods returned 429 with Retry-After; waiting 0 s'),
    });
    await stop();
    asked = 0;
    const options = [...only, '--max-wait', '1'];
    const given = await run('conformance', '--base-url', await limited('2'), ...options);
    expect(given.err).not.toContain('waiting');
    expect(given.out).toContain('limited: payments.methods returned 429, to wait 2 s');
  });

  it('suggests tokens if the backend refuses the sign-in', async () => {
    const { code, err } = await run('conformance', '--base-url', await serve(), '--user', 'ann@example.com:secret');
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^login\.withEmail did not sign in ann@.*pass tokens with --token/s),
    ]);
    expect(err).not.toContain('secret');
  });
});
