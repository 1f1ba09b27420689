import type { FastifyInstance } from 'fastify';
import { sendFallback } from './fallback-page.ts';
import type { Surroundings } from './visitor.ts';

export const WORKER_PATH = '/service-worker.js';

/** Of the worker's script, which browsers ask for again at each visit. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

export interface OfflinePagesOptions {
  /** Serves the worker of the build. */
  sendWorker(): void;
  /** Without it, workers that were installed before take themselves away. */
  keepsPages: boolean;
  surroundings: Surroundings;
}

/** A worker that takes away what an earlier one kept, and itself. */
const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('promenade-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

/** Serves the worker that keeps pages for times without a connection, and the page that stands in for those it has not kept. */
export function addOfflinePages(
  app: FastifyInstance,
  { sendWorker, keepsPages, surroundings }: OfflinePagesOptions,
): void {
  if (keepsPages) sendWorker();
  else app.get(WORKER_PATH, (_request, reply) => reply.headers(workerHeaders).send(leavingWorker));
  for (const path of ['/middlewares/offline', '/fr/middlewares/offline']) {
    app.get(path, (request, reply) => sendFallback(request, reply, { status: 200, reason: 'offline', surroundings }));
  }
}
