import { fileURLToPath } from 'node:url';
import { renderPage } from '../entry-server.tsx';
import { readSettings } from './settings.ts';
import { createStoreServer } from './store-server.ts';

const settings = readSettings(process.env);
const app = createStoreServer({
  apiUrl: settings.apiUrl,
  publicOrigin: settings.publicOrigin,
  clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
  render: (request) => renderPage(request, settings.apiUrl),
  log: true,
});

try {
  await app.listen({ host: settings.host, port: settings.port });
  console.log(`Store  http://localhost:${settings.port}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${settings.port} is taken. Choose another with STORE_PORT.` : error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
