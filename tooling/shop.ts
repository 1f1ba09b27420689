import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './steps.ts';

export interface ShopOptions {
  storePort: number;
  apiPort: number;
  /** Folder of PGlite and the pictures. */
  dataDir: string;
  /** Serves the store from its sources with hot reloading, instead of its build. */
  dev?: boolean;
  /** Starts the API without the demo shop: a shop without products in an empty database. */
  empty?: boolean;
  env?: Record<string, string>;
  /** Called with every line that a server prints. */
  onLine?: (name: string, line: string) => void;
}

export interface Shop {
  storeUrl: string;
  apiUrl: string;
  api: ChildProcess;
  store: ChildProcess;
  stop(): Promise<void>;
}

/** Unpacking the embedded database creates much garbage; a larger young generation is collected less often. */
const NODE_FLAGS = ['--conditions=source', '--max-semi-space-size=64'];

/** Whether no process listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** An unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Starts API, identity provider and store as processes and waits until both respond. */
export async function startShop({
  storePort,
  apiPort,
  dataDir,
  dev = false,
  empty = false,
  env = {},
  onLine,
}: ShopOptions): Promise<Shop> {
  const storeUrl = `http://localhost:${storePort}`;
  const apiUrl = `http://localhost:${apiPort}`;
  const shared = {
    ...process.env,
    // Node stores its compiled code for the next start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PUBLIC_URL: storeUrl,
    SANDBOX: 'on',
    PAGE_PURGE_URLS: storeUrl,
    PAGE_PURGE_TOKEN: randomBytes(24).toString('base64url'),
    ...env,
  };
  const start = (name: string, app: string, script: string, extra: Record<string, string>) => {
    const child = spawn('node', [...NODE_FLAGS, script], {
      cwd: join(root, 'apps', app),
      env: { ...shared, ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\n')) if (line) onLine?.(name, line);
      });
    }
    return child;
  };
  const api = start('api', empty ? 'reference-api' : 'demo-shop', 'src/server.ts', { API_PORT: `${apiPort}` });
  const store = start('store', 'reference-store', dev ? 'dev.ts' : 'dist/server/main.js', {
    STORE_PORT: `${storePort}`,
    API_URL: apiUrl,
    ...(dev && { NODE_ENV: 'development' }),
  });
  const stop = async () => {
    await Promise.all([api, store].map(ended));
  };
  try {
    await answers(`${apiUrl}/ready`, api);
    await answers(`${storeUrl}/`, store);
  } catch (error) {
    await stop();
    throw error;
  }
  return { storeUrl, apiUrl, api, store, stop };
}

/** Stops a process; kills it after five seconds. Resolves when it has exited. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Resolves when an address of a process responds. */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: the process ended with code ${child.exitCode}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`${url} did not answer within 120 s`);
}
