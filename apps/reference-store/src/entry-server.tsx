import { queries } from '@promenade/storefront-hooks';
import { delocalizePath, localizePath } from '@promenade/storefront-hooks/domain';
import {
  type CartGroup,
  type Client,
  cartList,
  createClient,
  isStorefrontError,
  retry,
  SHOP_CLOSED_CODE,
} from '@promenade/storefront-sdk';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './app/App.tsx';
import { Document } from './app/Document.tsx';
import type { Handoff } from './app/handoff.ts';
import { installFooter } from './app/LateFooter.tsx';
import { installOwnerPages } from './components/owner-parts.ts';
import { PlainCart } from './components/PlainCart.tsx';
import { loadCatalogue } from './i18n/catalogue.ts';
import { currency } from './lib/currency.ts';
import { defaultStore } from './lib/default-store.ts';
import { OwnerMarkupContext } from './lib/owner-markup.ts';
import { prefetchOtherOwnerPages } from './lib/owner-pages.ts';
import { PlainCartContext } from './lib/plain-cart.ts';
import type { DataSource } from './lib/route.ts';
import { StructuredDataProvider } from './lib/structured-data.ts';
import { prepare } from './router/prepare.ts';
import { ServerHead, ServerTail } from './server/DocumentParts.tsx';
import { createOwnerMarkup, hasOwnerPages, lacksOwnerPage, OWNER_PARTS } from './server/owner-pages.ts';
import type { PageAnswer, PageRequest } from './server/page-renderer.ts';
import { createServerData } from './server/server-data.ts';
import { loadStoreTheme, withOwnPictures } from './server/store-theme.ts';
import { tagSourcesOf } from './server/tag-sources.ts';

/** When to look again whether a shop is open that does not say so. */
const CLOSED_MS = 60_000;

await installFooter();
installOwnerPages();

/**
 * Answers one request for a page: its status is known before the first byte, the rest is streamed.
 *
 * @param read How the API is asked; what guests read alike may come from what another page was answered.
 */
export async function renderPage(request: PageRequest, apiUrl: string, read = fetch): Promise<PageAnswer> {
  const { locale, nonce, signal } = request;
  const client = createClient({
    baseUrl: apiUrl,
    currency,
    fetch: read,
    headers: () => ({ 'accept-language': locale, ...request.forwarded }),
    timeoutMs: 5_000,
    use: [retry({ limit: 1 })],
  });
  const data = createServerData(client, { locale, signal });
  const url = new URL(delocalizePath(`${request.url.pathname}${request.url.search}`).path, request.url.origin);
  let closedForMs: number | undefined;
  const { cartUuid } = request;
  const [details, theme, catalogue, outcome, cart] = await Promise.all([
    data.read(queries.storeDetails()).catch((error: unknown) => {
      if (isStorefrontError(error) && error.code === SHOP_CLOSED_CODE) closedForMs = error.retryAfterMs ?? CLOSED_MS;
      return defaultStore;
    }),
    loadStoreTheme(client, signal),
    loadCatalogue(locale),
    prepare({ url, locale, data }),
    cartUuid === undefined ? [] : readGuestCart(client, data, cartUuid).catch(() => undefined),
    data.prefetch(queries.categories()),
    prefetchOtherOwnerPages({ url, locale, data }),
  ]);
  if (closedForMs !== undefined) return { kind: 'closed', retryAfterSeconds: Math.ceil(closedForMs / 1000) };
  if (outcome.kind === 'redirect') {
    const { to, permanent } = outcome.redirect;
    return { kind: 'redirect', to: localizePath(to, locale), permanent };
  }

  const { match, loaded } = outcome;
  // The visitor has a connection: it is the shop that got no answer.
  const fault = outcome.fault && { ...outcome.fault, code: outcome.fault.code || 503 };
  const { pathname, search } = request.url;
  const page = {
    ...{ match, loaded, fault, url },
    location: { pathname, search, hash: '', state: null, key: 'first' },
    arrival: 'load' as const,
  };
  const store = withOwnPictures(details, url.origin);
  // What comes later is left to the browser, so that both render the same.
  const fallback = { ...data.fallback };
  const answers = [...data.answers];
  const hasOwn = hasOwnerPages(answers);
  const handoff: Handoff = { now: Date.now(), origin: url.origin, store, fallback, fault, hasOwnerPages: hasOwn };
  const assets = request.assetsOf(match && { ...match.route, ...(hasOwn && { also: OWNER_PARTS }) }, locale);
  const writeOwnerMarkup = createOwnerMarkup({ origin: url.origin, locale, nonce, fallback });

  const { handle } = loaded?.module ?? {};
  const isPrivate = handle?.access === 'private';
  const descriptions: object[] = [];

  return new Promise<PageAnswer>((resolve, reject) => {
    let isOpen = false;
    let hasFailed = false;
    const whole = Promise.withResolvers<boolean>();
    const { pipe, abort } = renderToPipeableStream(
      <Document
        locale={locale}
        favicon={store.websiteFavicon}
        head={<ServerHead {...{ assets, nonce, isPrivate, hasOwnerPages: hasOwn }} themeCss={theme.css} />}
        tail={<ServerTail assets={assets} nonce={nonce} handoff={handoff} descriptions={descriptions} />}
      >
        <StructuredDataProvider value={descriptions}>
          <OwnerMarkupContext value={writeOwnerMarkup}>
            <PlainCartContext value={cart && <PlainCart groups={cart} now={handoff.now} />}>
              <App client={client} locale={locale} catalogue={catalogue} handoff={handoff} page={page} />
            </PlainCartContext>
          </OwnerMarkupContext>
        </StructuredDataProvider>
      </Document>,
      {
        nonce,
        // Otherwise what is behind a boundary is sent hidden on long pages, and only scripts can show it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isOpen = true;
          const status = fault?.code ?? 200;
          resolve({
            kind: 'page',
            status,
            isPrivate,
            isPartial:
              details === defaultStore ||
              theme.isMissing ||
              !data.isComplete() ||
              lacksOwnerPage(answers, url.pathname),
            tags: isPrivate ? undefined : tagSourcesOf(store),
            embeds: handle?.embeds,
            pipe,
            isWhole: whole.promise,
          });
        },
        onAllReady: () => whole.resolve(!hasFailed),
        onShellError: reject,
        onError(error) {
          hasFailed = true;
          if (isOpen) console.error(error);
        },
      },
    );
    signal.addEventListener('abort', () => abort(new Error('The page took too long to render.')), { once: true });
  });
}

/** What a guest's cart has in it, for browsers that run no scripts. */
async function readGuestCart(client: Client, data: DataSource, uuid: string): Promise<CartGroup[]> {
  const { id: storeId } = await data.read(queries.storeDetails());
  return cartList(client, { isValid: true, storeId, uuid });
}
