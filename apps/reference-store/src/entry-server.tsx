import { queries } from '@promenade/storefront-hooks';
import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import { createClient, retry } from '@promenade/storefront-sdk';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app/App.tsx';
import { Document } from './app/Document.tsx';
import { defaultStore } from './app/default-store.ts';
import type { Handoff } from './app/handoff.ts';
import { StructuredDataProvider } from './app/structured-data.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { prepare } from './router/outcome.ts';
import { ServerHead, ServerTail } from './server/DocumentParts.tsx';
import type { PageAnswer, PageRequest } from './server/page-renderer.ts';
import { createServerData } from './server/server-data.ts';
import { loadStoreTheme, withOwnPictures } from './server/store-theme.ts';

/** Answers one request for a page: its status is known before the first byte, the rest is streamed. */
export async function renderPage(request: PageRequest, apiUrl: string): Promise<PageAnswer> {
  const { locale, nonce, signal } = request;
  const client = createClient({
    baseUrl: apiUrl,
    headers: () => ({ 'accept-language': locale, ...request.forwarded }),
    timeoutMs: 5_000,
    use: [retry({ limit: 1 })],
  });
  const data = createServerData(client, { locale, signal });
  const url = new URL(delocalizePath(`${request.url.pathname}${request.url.search}`).path, request.url.origin);
  const [details, theme, catalogue, outcome] = await Promise.all([
    data.read(queries.storeDetails()).catch(() => defaultStore),
    loadStoreTheme(client, signal),
    loadCatalogue(locale),
    prepare({ url, locale, data }),
    data.warm(queries.categories()),
  ]);
  if (outcome.kind === 'redirect') {
    const { to, permanent } = outcome.redirect;
    return { kind: 'redirect', to: localizePath(to, locale), permanent };
  }

  const { match, loaded, fault } = outcome;
  const { pathname, search } = request.url;
  const page = {
    ...{ match, loaded, fault, url },
    location: { pathname, search, hash: '', state: null, key: 'first' },
    arrival: 'load' as const,
  };
  const store = withOwnPictures(details, url.origin);
  const handoff: Handoff = { now: Date.now(), origin: url.origin, store, fallback: data.fallback, fault };
  const assets = request.assetsOf(match?.route.source, locale);

  const descriptions: object[] = [];

  return new Promise<PageAnswer>((resolve, reject) => {
    let isOpen = false;
    const { pipe, abort } = renderToPipeableStream(
      <Document
        locale={locale}
        favicon={store.websiteFavicon}
        head={<ServerHead assets={assets} nonce={nonce} themeCss={theme.css} />}
        tail={<ServerTail assets={assets} nonce={nonce} handoff={handoff} descriptions={descriptions} />}
      >
        <StructuredDataProvider value={descriptions}>
          <App client={client} locale={locale} catalogue={catalogue} handoff={handoff} page={page} />
        </StructuredDataProvider>
      </Document>,
      {
        nonce,
        onShellReady() {
          isOpen = true;
          const status = fault?.code ?? 200;
          const isPrivate = loaded?.module.handle.access === 'private';
          resolve({ kind: 'page', status, isPrivate, isPartial: details === defaultStore || theme.isMissing, pipe });
        },
        onShellError: reject,
        onError(error) {
          if (isOpen) console.error(error);
        },
      },
    );
    signal.addEventListener('abort', () => abort(new Error('The page took too long to render.')), { once: true });
  });
}
