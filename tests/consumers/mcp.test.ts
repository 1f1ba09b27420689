import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, root } from './packed.ts';

/* The documentation in the devkit, as a coding agent reads it. */

let consumer: string;
let folder: string;
let server: ChildProcessByStdio<Writable, Readable, null>;
const waiting = new Map<number, (result: Result) => void>();

interface Result {
  tools?: { name: string; annotations?: { readOnlyHint?: boolean } }[];
  content?: { text: string }[];
  isError?: boolean;
  message?: string;
}

const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** A request of the protocol; an error is its result. */
function request(method: string, params: object = {}): Promise<Result> {
  const id = waiting.size + 1;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    send({ id, method, params });
  });
}

beforeAll(async () => {
  consumer = mkdtempSync(join(tmpdir(), 'mcp-'));
  for (const needed of ['storefront-sdk', 'storefront-hooks']) installPacked(consumer, needed);
  ({ folder } = installPacked(consumer, 'storefront-devkit'));
  server = spawn(process.execPath, [join(folder, 'dist/cli/index.js'), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  createInterface({ input: server.stdout }).on('line', (line) => {
    const { id, result, error } = JSON.parse(line) as { id: number; result?: Result; error?: Result };
    waiting.get(id)?.(result ?? { ...error, isError: true });
  });
  const clientInfo = { name: 'test', version: '1' };
  await request('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
  send({ method: 'notifications/initialized' });
});

afterAll(() => {
  server?.kill();
  rmSync(consumer, { recursive: true, force: true });
});

async function call(name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }> {
  const { content, isError = false, message = '' } = await request('tools/call', { name, arguments: input });
  return { text: content?.[0]?.text ?? message, isError };
}

it('offers three tools that only read', async () => {
  const { tools = [] } = await request('tools/list');
  expect(tools.map(({ name }) => name).toSorted()).toEqual(['list_pages', 'read_page', 'search_docs']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it.each([
  ['webhook', 'guides/payments.md'],
  ['refund', 'reference/calls/refunds/'],
  ['theme', 'skills/theme.md'],
  ['guest checkout', 'reference/'],
  ['useProductCard', 'reference/hooks/useProductCard.md'],
  ['TanStack Query', 'cookbook/tanstack-query.md'],
])('finds “%s”', async (query, path) => {
  expect((await call('search_docs', { query })).text).toContain(path);
});

it('reads a page found by a search', async () => {
  const { text } = await call('search_docs', { query: 'product card', limit: 3 });
  const [path = ''] = text.split('\n');
  const page = await call('read_page', { path });
  expect(page.text).toMatch(/^# /m);
  expect((await call('read_page', { path: 'reference/hooks/useCart.md' })).text).toContain('# useCart\n');
});

it('lists every component with its purpose', async () => {
  const index = readFileSync(join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx'), 'utf8');
  const { text } = await call('list_pages', { section: 'components' });
  for (const name of ['Button', 'ProductCard', 'Drawer', 'AddressForm']) {
    expect(index).toContain(`  ${name}: `);
    expect(text).toMatch(new RegExp(`^${name}: .+\\(reference/components/${name}\\.md\\)$`, 'm'));
  }
});

it.each(['../package.json', '/etc/passwd', 'guides/../../package.json'])(
  'reads no files other than pages: %s',
  async (path) => {
    expect(await call('read_page', { path })).toMatchObject({
      isError: true,
      text: expect.stringContaining('There is no page'),
    });
  },
);

it('refuses input that does not fit', async () => {
  expect(await call('list_pages', { section: 'everything' })).toMatchObject({ isError: true });
});

it('the skills are included in the package as files', () => {
  expect(readdirSync(join(folder, 'dist/docs/skills'))).toEqual(
    readdirSync(join(root, 'docs/skills'))
      .map((file) => file.replace('README', 'index'))
      .toSorted(),
  );
});

it('ends when its input ends', async () => {
  server.stdin.end();
  expect(await once(server, 'exit')).toEqual([0, null]);
});
