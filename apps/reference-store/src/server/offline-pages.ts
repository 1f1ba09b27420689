export const WORKER_PATH = '/service-worker.js';

/** Pages shown offline in place of pages that the browser has not stored. */
export const OFFLINE_PATHS: readonly string[] = ['/middlewares/offline', '/fr/middlewares/offline'];

/** Headers of the worker's script, which browsers request at each visit. */
export const workerHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** A worker that deletes everything an earlier one stored, and then itself. */
export const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith('promenade-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;
