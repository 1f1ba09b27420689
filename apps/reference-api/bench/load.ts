import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const CONNECTIONS = 16;
const WARM_UP_MS = 1_000;
const MEASURED_MS = 4_000;

interface Load {
  urls: readonly string[];
  headers: Record<string, string>;
}

/** Responses per second for URLs requested in turn over 16 connections, from another thread. */
export function requestsPerSecond(urls: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { urls, headers } satisfies Load });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

function ask(url: string, headers: Load['headers'], agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}.`));
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

async function drive({ urls, headers }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  let [asked, answers] = [0, 0];
  const connection = async () => {
    while (performance.now() < end) {
      await ask(urls[asked++ % urls.length] ?? '', headers, agent);
      if (performance.now() >= begin) answers++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return Math.round(answers / (MEASURED_MS / 1000));
}

if (!isMainThread) parentPort?.postMessage(await drive(workerData as Load));
