import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../demo-shop/src/server.ts', import.meta.url));

/** The API with the demo shop, in its own process. */
export interface ApiProcess {
  pid: number;
  /** From the start of the process to its word that it is ready, ms. */
  readyAfterMs: number;
  /** Stops it as a deployment does, and waits for its end. */
  stop(): Promise<{ code: number | null; signal: string | null }>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the API at an origin and checks its readiness as soon as it listens. */
export async function startProcess(origin: string, settings: Record<string, string>): Promise<ApiProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--conditions=source', SERVER], {
    env: {
      ...process.env,
      API_PORT: new URL(origin).port,
      PUBLIC_URL: origin,
      // Tests and measurements send more from one address than any shopper.
      RATE_LIMIT_EXEMPT: 'loopback',
      // Drawing pictures ahead would take half a core from the measurement.
      WARM_PICTURES: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await listening(child);
  const { status } = await fetch(`${origin}/ready`);
  if (status !== 200) throw new Error(`the API listens and is not ready: ${status}`);
  return {
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - began,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code, signal] = await gone;
      return { code, signal };
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said.push(String(text));
      if (!said.join('').includes('Server listening')) return;
      // Later output is discarded.
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', listen).resume();
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the API ended at its start: ${said.join('')}`)));
  });
}
