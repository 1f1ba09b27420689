import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Program, startProgram } from './cluster/programs.ts';

const appFolder = (name: string) => fileURLToPath(new URL(`../../${name}/`, import.meta.url));

/** What proxies and stores of the trial connect from. Callers from 127.0.0.2 on are not believed. */
const PROXY_ADDRESS = '127.0.0.1';

interface AppStart {
  name: string;
  port: number;
  /** Where its log goes. */
  folder: string;
  env: Record<string, string>;
  onEnd: (name: string) => void;
}

/** A process of the API, as an operator starts it. */
export function startApi({ name, port, folder, env, onEnd }: AppStart): Program {
  return startProgram({
    name,
    command: process.execPath,
    args: ['--conditions=source', join(appFolder('demo-shop'), 'src/server.ts')],
    env: {
      NODE_ENV: 'production',
      API_PORT: `${port}`,
      DATA_DIR: join(folder, name),
      TRUST_PROXY: PROXY_ADDRESS,
      SANDBOX: 'on',
      DEMO_HISTORY: 'off',
      WARM_PICTURES: 'off',
      OPERATOR_TOKEN: 'operator-of-the-trial-alone',
      // All load comes from this machine, by the proxy before the API.
      RATE_LIMIT_EXEMPT: 'loopback,10.0.0.0/8',
      ...env,
    },
    log: join(folder, `${name}.log`),
    onEnd: () => onEnd(name),
  });
}

/** A process of the store; page caching is off, so that every page calls the API. */
export function startStore({ name, port, folder, env, onEnd }: AppStart): Program {
  return startProgram({
    name,
    command: process.execPath,
    args: [join(appFolder('reference-store'), 'dist/server/main.js')],
    env: { NODE_ENV: 'production', STORE_PORT: `${port}`, PAGE_CACHE_MB: '0', TRUST_PROXY: PROXY_ADDRESS, ...env },
    log: join(folder, `${name}.log`),
    onEnd: () => onEnd(name),
  });
}

/** Waits until a URL responds with success. */
export async function whenReady(url: string, withinMs = 240_000): Promise<void> {
  const until = Date.now() + withinMs;
  let said = 'nothing';
  while (Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch((error: unknown) => `${error}`);
    if (typeof answer !== 'string' && answer.ok) return;
    said = typeof answer === 'string' ? answer : `${answer.status}`;
    await pause(200);
  }
  throw new Error(`${url} is not ready after ${withinMs / 1000} s: ${said}`);
}
