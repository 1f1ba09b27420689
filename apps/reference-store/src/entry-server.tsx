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
import { renderToReadableStream } from 'react-dom/server';
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
import { createNonce } from './server/digest.ts';
import type { InlineCode } from './server/inline-code.ts';
import { createOwnerMarkup, hasOwnerPages, lacksOwnerPage, OWNER_PARTS } from './server/owner-pages.ts';
import type { PageAnswer, PageRequest } from './server/page-renderer.ts';
import { createServerData } from './server/server-data.ts';
import { loadStoreTheme, withOwnPictures } from './server/store-theme.ts';
import { tagSourcesOf } from './server/tag-sources.ts';

/** When to look again whether a shop is open that does not say so. */
const CLOSED_MS = 60_000;

const footerInstalled = installFooter();
installOwnerPages();

/**
 * Renders a page.
 *
 * @param read Requests data from the API; responses that are the same for all guests may be shared between pages.
 */
export async function renderPage(request: PageRequest, apiUrl: string, read = fetch): Promise<PageAnswer> {
  const { locale, signal } = request;
  await footerInstalled;
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
  // What comes later is left to the browser, so that both render the same. In one order, so that equal pages are equal.
  const fallback = Object.fromEntries(
    Object.entries(data.fallback).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  const answers = [...data.answers];
  const hasOwn = hasOwnerPages(answers);
  const handoff: Handoff = { now: Date.now(), origin: url.origin, store, fallback, fault, hasOwnerPages: hasOwn };
  const assets = request.assetsOf(match && { ...match.route, ...(hasOwn && { also: OWNER_PARTS }) }, locale);
  const { handle } = loaded?.module ?? {};
  const isPrivate = handle?.access === 'private';
  const inline: InlineCode = { nonce: isPrivate ? createNonce() : undefined, scripts: new Set(), styles: new Set() };
  const writeOwnerMarkup = createOwnerMarkup({ origin: url.origin, locale, inline, fallback });
  const descriptions: object[] = [];
  let hasFailed = false;

  const stream = await renderToReadableStream(
    <Document
      locale={locale}
      favicon={store.websiteFavicon}
      head={<ServerHead {...{ assets, inline, isPrivate, hasOwnerPages: hasOwn }} themeCss={theme.css} />}
      tail={<ServerTail {...{ assets, inline, isPrivate, handoff, descriptions }} />}
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
      ...(inline.nonce !== undefined && { nonce: inline.nonce }),
      signal,
      // Otherwise the content of boundaries is sent hidden on long pages, and only scripts can show it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        hasFailed = true;
        if (!signal.aborted) console.error(error);
      },
    },
  );
  await stream.allReady;
  return {
    kind: 'page',
    status: fault?.code ?? 200,
    html: await new Response(stream).text(),
    isPrivate,
    isPartial:
      hasFailed ||
      details === defaultStore ||
      theme.isMissing ||
      !data.isComplete() ||
      lacksOwnerPage(answers, url.pathname),
    inline,
    now: handoff.now,
    answers,
    tags: isPrivate ? undefined : tagSourcesOf(store),
    embeds: handle?.embeds,
  };
}

/** What a guest's cart has in it, for browsers that run no scripts. */
async function readGuestCart(client: Client, data: DataSource, uuid: string): Promise<CartGroup[]> {
  const { id: storeId } = await data.read(queries.storeDetails());
  return cartList(client, { isValid: true, storeId, uuid });
}
