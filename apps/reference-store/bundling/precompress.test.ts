import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ResolvedConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileHandler } from '../src/server/files.ts';
import { precompress } from './precompress.ts';

const root = mkdtempSync(join(tmpdir(), 'precompress-'));
const client = join(root, 'dist/client');
const shared = `export default '${randomBytes(3_000).toString('base64')}';`;
const scripts = {
  before: { 'page-AAAAAAA.js': `${shared}// 1`, 'part-AAAAAAA.js': shared, 'part-BBBBBBB.js': shared },
  after: { 'page-CCCCCCC.js': `${shared}// 2`, 'part-DDDDDDD.js': shared, 'new-EEEEEEE.js': shared },
};

function write(files: Record<string, string>): void {
  rmSync(client, { recursive: true, force: true });
  for (const folder of ['.vite', 'assets']) mkdirSync(join(client, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(client, 'assets', name), text);
}

beforeAll(async () => {
  write(scripts.before);
  const { configResolved, closeBundle } = precompress() as {
    configResolved(config: Pick<ResolvedConfig, 'root'> & { build: { outDir: string } }): void;
    closeBundle(): Promise<void>;
  };
  configResolved({ root, build: { outDir: 'dist/client' } });
  // Vite empties the folder and writes the new build.
  write(scripts.after);
  await closeBundle();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function load(path: string, headers: Record<string, string>) {
  const serve = createFileHandler(client);
  const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const loaded = await new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
  server.close();
  server.closeAllConnections();
  return loaded;
}

const dictionaryOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;
const accepted = { 'accept-encoding': 'gzip, br, dcb' };

it('sends a script as the difference to clients that have the previous build’s version', async () => {
  const before = scripts.before['page-AAAAAAA.js'];
  const { headers, bytes } = await load('/assets/page-CCCCCCC.js', {
    ...accepted,
    'available-dictionary': dictionaryOf(before),
  });
  expect(headers).toMatchObject({ 'content-encoding': 'dcb', 'content-type': 'text/javascript' });
  expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
  expect(headers['cache-control']).toContain('immutable');
  expect(bytes.length).toBeLessThan(120);
  const options: object = { dictionary: Buffer.from(before) };
  expect(`${brotliDecompressSync(bytes.subarray(36), options)}`).toBe(scripts.after['page-CCCCCCC.js']);
});

it('sends the complete script to other clients, as a dictionary for the next build', async () => {
  const script = scripts.after['page-CCCCCCC.js'];
  for (const others of [accepted, { ...accepted, 'available-dictionary': dictionaryOf(script) }]) {
    const { headers, bytes } = await load('/assets/page-CCCCCCC.js', others);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['use-as-dictionary']).toBe('match="/assets/page-*.js"');
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(`${brotliDecompressSync(bytes)}`).toBe(script);
  }
});

it('writes no differences for new scripts, or for names that do not identify the previous version', () => {
  for (const name of ['new-EEEEEEE.js', 'part-DDDDDDD.js'])
    expect(existsSync(join(client, 'assets', `${name}.dcb`)), name).toBe(false);
});
