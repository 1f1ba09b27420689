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
  type StoreDetails,
} from '@promenade/storefront-sdk';
import { isCurrency } from '@promenade/storefront-sdk/money';
import { LRUCache } from 'lru-cache';
import { type Catalogue, loadCatalogue, loadWords } from '../i18n/catalogue.ts';
import { createTexts } from '../i18n/texts.tsx';
import { currencyOf } from '../lib/currency.ts';
import { defaultStore } from '../lib/default-store.ts';
import { prefetchOtherOwnerPages } from '../lib/owner-pages.ts';
import type { DataSource, LoadedRoute, PageError, RouteMatch } from '../lib/route.ts';
import { type Outcome, prepare } from '../router/prepare.ts';
import { describePage, missingPageFacts } from './facts/describe-page.ts';
import { MACHINE_DOCUMENTS } from './facts/document-paths.ts';
import { machineDocument } from './facts/machine-documents.ts';
import type { FactsInput, PageFacts } from './facts/page-facts.ts';
import { loadAgentPaths, loadCountry } from './facts/surroundings.ts';
import type { PageAnswer, PageRequest } from './page-renderer.ts';
import { createServerData, type ServerData } from './server-data.ts';
import { type LoadedTheme, loadStoreTheme, withOwnPictures } from './store-theme.ts';

/** Default retry time in ms for a backend that is closed, or refuses a visitor, without naming a time. */
const ASK_AGAIN_MS = 60_000;

/** The data that a page is rendered from. */
export interface PageReading {
  kind: 'reading';
  client: Client;
  data: ServerData;
  /** Without language prefix. */
  url: URL;
  now: number;
  catalogue: Catalogue;
  match: RouteMatch | undefined;
  loaded: LoadedRoute | undefined;
  error: PageError | undefined;
  store: StoreDetails;
  /** Whether the shop's details could not be read. */
  lacksStore: boolean;
  theme: LoadedTheme;
  cart: CartGroup[] | undefined;
  /** Content of the page for programs; undefined for private pages and error pages. */
  facts: PageFacts | undefined;
  factsInput: FactsInput;
}

const NOTHING: Outcome = { kind: 'page', match: undefined, loaded: undefined, error: undefined };
const PLAIN: LoadedTheme = { css: '', isMissing: false };

/** Currencies of shops as they were last read, by API and origin. Hosts may be invented, so few are remembered. */
const currencies = new LRUCache<string, string>({ max: 500 });

/** Reads the data of a page, and describes its content. */
export async function readPage(
  request: PageRequest,
  apiUrl: string,
  read: typeof fetch,
): Promise<PageReading | Exclude<PageAnswer, { kind: 'page' }>> {
  const { locale, signal, cartUuid, forwarded } = request;
  const shopName = `${apiUrl} ${request.url.origin}`;
  const assumed = currencies.get(shopName);
  const client = createClient({
    baseUrl: apiUrl,
    currency: assumed,
    fetch: read,
    headers: () => ({ 'accept-language': locale, ...forwarded }),
    timeoutMs: 5_000,
    use: [retry({ limit: 1 })],
  });
  const data = createServerData(client, { locale, signal });
  const url = new URL(delocalizePath(`${request.url.pathname}${request.url.search}`).path, request.url.origin);
  const isDocument = request.form === 'markdown' && MACHINE_DOCUMENTS.includes(url.pathname);
  let refusal: { kind: 'closed' | 'limited'; retryAfterSeconds: number } | undefined;
  const [details, theme, catalogue, outcome, cart, country, agentPaths] = await Promise.all([
    data.read(queries.storeDetails()).catch((error: unknown) => {
      if (isStorefrontError(error) && (error.code === SHOP_CLOSED_CODE || error.code === 429)) {
        const retryAfterSeconds = Math.ceil((error.retryAfterMs ?? ASK_AGAIN_MS) / 1000);
        refusal = { kind: error.code === 429 ? 'limited' : 'closed', retryAfterSeconds };
      }
      return defaultStore;
    }),
    request.form === 'markdown' ? PLAIN : loadStoreTheme(client, signal),
    loadCatalogue(locale),
    isDocument ? NOTHING : prepare({ url, locale, data }),
    cartUuid === undefined ? [] : readGuestCart(client, data, cartUuid).catch(() => undefined),
    /^\/p(?:roduct)?\//.test(url.pathname) ? loadCountry(client, signal) : undefined,
    isDocument ? loadAgentPaths({ apiUrl, read, forwarded, signal }) : {},
    data.prefetch(queries.categories()),
    isDocument ? undefined : prefetchOtherOwnerPages({ url, locale, data }),
  ]);
  if (refusal) return refusal;
  const lacksStore = details === defaultStore;
  const currency = lacksStore ? assumed : currencyOf(details);
  if (currency !== assumed) {
    // The first page of a shop, or its currency has changed: the amounts have other decimals.
    currencies.set(shopName, currency);
    if (currency && !isCurrency(currency)) {
      console.warn(`The shop’s currency ${currency} is not in ISO 4217. Amounts are shown with two decimals.`);
    }
    return readPage(request, apiUrl, read);
  }
  if (outcome.kind === 'redirect') {
    const { to, permanent } = outcome.redirect;
    return { kind: 'redirect', to: localizePath(to, locale), permanent };
  }
  const { match, loaded } = outcome;
  // Rendering a whole page for each refusal would cause the load that the limit prevents.
  if (outcome.error?.code === 429) return { kind: 'limited', retryAfterSeconds: ASK_AGAIN_MS / 1000 };
  // The visitor has a connection; the store got no response from the API.
  const error = outcome.error && { ...outcome.error, code: outcome.error.code || 503 };
  const store = { ...withOwnPictures(details, url.origin), currency: currency ?? null };
  const now = Date.now();
  const folders = isDocument ? await loadWords(['lists', 'content'], locale) : (loaded?.words ?? []);
  const words = Object.assign({}, catalogue.messages, ...folders.map(([, { messages }]) => messages));
  const { say } = createTexts(locale, words);
  const factsInput: FactsInput = {
    ...{ url, locale, store, currency, now, country, agentPaths, say },
    known: (query) => data.known(query),
  };
  return {
    kind: 'reading',
    ...{ client, data, url, now, catalogue, match, loaded, error, store, lacksStore, theme, cart, factsInput },
    facts: factsOf(),
  };

  function factsOf(): PageFacts | undefined {
    if (isDocument) return machineDocument(factsInput);
    if (error) return error.code === 404 && request.form === 'markdown' ? missingPageFacts(factsInput) : undefined;
    return match && describePage({ ...factsInput, match });
  }
}

/** The lines of a guest's cart, for browsers without scripts. */
async function readGuestCart(client: Client, data: DataSource, uuid: string): Promise<CartGroup[]> {
  const { id: storeId } = await data.read(queries.storeDetails());
  return cartList(client, { isValid: true, storeId, uuid });
}
