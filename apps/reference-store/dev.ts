import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { PageAssets } from './src/server/assets.ts';
import { readSettings } from './src/server/settings.ts';

const ENTRY = 'virtual:dev-entry';
/**
 * Replaces the entry file of a build, and applies changes. A changed `Component` of a page replaces the one on screen; a changed loader runs at the
 * next full page load.
 */
const entryCode = `
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
import '/src/entry-client.tsx';
window.__getReactRefreshIgnoredExports = () => ['handle', 'loader'];
`;
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? entryCode : null),
};

const { host, port, ...settings } = readSettings(process.env);
const http = createHttpServer();
const vite = await createServer({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [devEntry],
  server: { middlewareMode: true, hmr: { server: http } },
});

/** The styles of all modules rendered so far, so that the page is styled from the start. */
async function stylesOf({ environments, transformRequest }: ViteDevServer): Promise<string> {
  const modules = [...environments.ssr.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
    /\.css(?:$|\?)/.test(id ?? ''),
  );
  const results = await Promise.all(
    modules.map(({ url }) => transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`)),
  );
  return results.map((result) => result?.code ?? '').join('\n');
}

const page = () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<typeof import('./src/entry-server.tsx')>;
const { createStoreServer } = (await vite.ssrLoadModule(
  '/src/server/store-server.ts',
)) as typeof import('./src/server/store-server.ts');
await page();
let css = '';
const app = createStoreServer({
  ...settings,
  pageCacheBytes: 0,
  keepsPages: false,
  clientDirectory: fileURLToPath(new URL('public', import.meta.url)),
  assetsOf: (): PageAssets => ({ entry: `/@id/${ENTRY}`, scripts: [], styles: [], css, font: undefined }),
  async render(request) {
    const { renderPage } = await page();
    css = await stylesOf(vite);
    return renderPage(request, settings.apiUrl);
  },
});

http.on('request', (request, response) => {
  // The security policy of pages blocks the styles and messages of a development server.
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => typeof response;
  response.writeHead = (...all: unknown[]) => {
    response.removeHeader('content-security-policy');
    for (const part of all)
      if (typeof part === 'object' && part) Reflect.deleteProperty(part, 'content-security-policy');
    return writeHead(...all);
  };
  vite.middlewares(request, response, () => app.server.emit('request', request, response));
});
http.listen(port, host, () => console.log(`Store  http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    http.closeAllConnections();
    void Promise.all([vite.close(), app.close()]).then(() => process.exit(0));
  });
}
