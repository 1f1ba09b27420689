import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createStorefront } from '@promenade/storefront-sdk';
import { expect, it } from 'vitest';
import { scenarios } from '../mock/index.ts';
import { main } from './main.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Runs the program in this process; for command lines that end at once. */
async function run(...args: string[]) {
  const [out, err]: string[][] = [[], []];
  const code = await main(args, { print: (text) => out?.push(text), printError: (text) => err?.push(text) });
  return { code, out: out?.join('\n') ?? '', err: err?.join('\n') ?? '' };
}

const program = ['--conditions=source', join(import.meta.dirname, 'index.ts'), 'mock', '--port', '0', '--scenario'];

/** Starts the program as a child process, and waits until it serves. */
async function start(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let banner = '';
  child.stdout.setEncoding('utf8');
  while (!banner.includes('Ctrl-C')) banner += await once(child.stdout, 'data');
  const [, baseUrl = ''] = /^Mock shop +(http:\S+)$/m.exec(banner) ?? [];
  return { child, banner, baseUrl };
}

it('serves a scenario until it is stopped: products, pictures, a sign-in and a cart', async () => {
  const { child, banner, baseUrl } = await start(process.execPath, [...program, 'low-stock']);
  try {
    expect(banner).toMatch(/^Scenario +low-stock: Two items/m);
    const [, email = '', password = ''] = /^Sign in +(\S+) or \S+ \/ ([\w ]+?) \(/m.exec(banner) ?? [];
    const commands = [...banner.matchAll(/^ {2}curl "([^"]+)"/gm)].map(([, url]) => url);
    expect(commands).toHaveLength(3);
    for (const url of commands) expect((await fetch(`${url}`)).status).not.toBe(500);

    const guest = createStorefront({ baseUrl });
    const { list } = await guest.products.list();
    expect(list.map(({ stock }) => stock)).toEqual([4, 2, 2, 2, 2, 0]);
    const picture = await fetch(baseUrl + list[0]?.image);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");

    const { token } = await guest.login.withEmail({ email, password });
    const shopper = createStorefront({ baseUrl, authorize: () => ({ authorization: `Bearer ${token}` }) });
    await shopper.cart.save([{ productId: 1, cartNum: 2, productAttrUnique: 11, storeId: 1 }]);
    const [group] = await shopper.cart.list({ isValid: true, storeId: 1 });
    expect(group?.cartInfoList).toMatchObject([{ productId: 1, cartNum: 2, stock: 2 }]);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('stops with npx, and prints the end of the discount', async () => {
  const command = [process.execPath, ...program, 'discount-expiring'].map((word) => `"${word}"`).join(' ');
  const { child, banner, baseUrl } = await start('npx', ['-c', command]);
  child.kill('SIGTERM');
  expect(banner).toMatch(/^Discount +ends at \d\d:\d\d:\d\d; /m);
  const state = () =>
    fetch(baseUrl).then(
      () => 'serves',
      () => 'stopped',
    );
  await expect.poll(state, { timeout: 60_000 }).toBe('stopped');
});

it('prints its help with all scenarios', async () => {
  const { code, out } = await run('mock', '--help');
  expect(code).toBe(0);
  for (const [name, { summary }] of Object.entries(scenarios))
    expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
});

it('lists the scenarios if the name is unknown', async () => {
  const { code, err } = await run('mock', '--scenario', 'sunny');
  expect([code, err]).toEqual([2, expect.stringMatching(/^There is no scenario sunny\..*low-stock.*offline/s)]);
});

it('fails other requests of flaky-10 with another seed', async () => {
  const statusesOf = async (seed: string) => {
    const { child, baseUrl } = await start(process.execPath, [...program, 'flaky-10', '--seed', seed]);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push((await fetch(`${baseUrl}/api/front/store/details`)).status);
    child.kill('SIGTERM');
    return statuses.join();
  };
  expect(await statusesOf('2')).not.toBe(await statusesOf('3'));
  expect(await run('mock', '--seed', 'two')).toMatchObject({ code: 2, err: expect.stringContaining('--seed must be') });
});

it('refuses an invalid port', async () => {
  expect(await run('mock', '--port', '99999')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--port must be'),
  });
});

it('reports a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const taken = await run('mock', '--port', `${port}`);
  other.close();
  expect(taken).toMatchObject({ code: 2, err: expect.stringMatching(`Port ${port} is taken`) });
});

it('runs a command while it serves, and exits with its code', async () => {
  const index = join(import.meta.dirname, 'index.ts');
  const script = `fetch('http://127.0.0.1:' + process.argv[1] + '/api/front/store/details').then(({ status }) => process.exit(status === 200 ? 7 : 1))`;
  const port = await freePort();
  const mock = ['--conditions=source', index, 'mock', '--port', `${port}`, '--'];
  const child = spawn(process.execPath, [...mock, process.execPath, '-e', script, `${port}`], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

it('serves a command at the next port if another program has the usual one, and passes it the address', async () => {
  const other = createServer().listen(3100, '127.0.0.1');
  // Or else the port is taken already.
  await once(other, 'listening').catch(() => undefined);
  const script = `
    const { BACKEND } = process.env;
    fetch(BACKEND + '/api/front/store/details').then(({ status }) => process.exit(BACKEND.endsWith(':3100') ? 1 : status - 193))`;
  const mock = ['--conditions=source', join(import.meta.dirname, 'index.ts'), 'mock', '--'];
  const child = spawn(process.execPath, [...mock, process.execPath, '-e', script], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
  other.close();
});

it('reports a command that cannot be run', async () => {
  const { code, err } = await run('mock', '--port', '0', '--', 'no-such-program');
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('The command after -- cannot be run: spawn no-such-program'),
  ]);
});
