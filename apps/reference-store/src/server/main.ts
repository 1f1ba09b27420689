import { fileURLToPath } from 'node:url';
import { renderPage } from '../entry-server.tsx';
import { readSettings, wideRanges } from './settings.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { createStoreServer } from './store-server.ts';

/** Time in which visitors may read their responses when the store stops. */
const READ_WITHIN_MS = 8_000;
const STOP_TIMEOUT_MS = 10_000;

const { host, port, sharedReadsMs, ...settings } = readSettings(process.env);
if (process.env.NODE_ENV === 'production' && !settings.publicUrl) {
  console.warn('PUBLIC_URL is not set: the store takes its own address from the Host header of each request.');
}
for (const range of wideRanges(settings.trustProxy)) {
  console.warn(
    `TRUST_PROXY has ${range}, more than a few proxies: whoever else is in it chooses the address that limits count.`,
  );
}
const shared = createSharedAnswers(sharedReadsMs);
const app = createStoreServer({
  ...settings,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
  render: (request) => renderPage(request, settings.apiUrl, shared.fetch),
  onPurge: shared.clear,
});

try {
  await app.listen({ host, port });
  console.log(`Store  http://localhost:${port}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another with STORE_PORT.` : error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Slow visitors, and connections that browsers have opened ahead, must not delay the shutdown.
    setTimeout(() => app.server.closeAllConnections(), READ_WITHIN_MS).unref();
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void app.close().then(() => process.exit(0));
  });
}
