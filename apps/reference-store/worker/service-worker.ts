/*
 * Makes visited pages readable without a connection. It stores only responses that the shop marks as public, which are the same for every visitor: no
 * responses for signed-in shoppers, no checkout and account pages, and nothing with the words of a search. It is one script without imports, because
 * browsers check only this file for updates.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The caches, with their maximum number of entries. A changed version in a name deletes the cache of older workers. */
const stores = {
  offline: { name: 'promenade-offline-1', most: 2 },
  pages: { name: 'promenade-pages-2', most: 60 },
  // File names contain a hash, so pages of an older build continue to work with their files.
  code: { name: 'promenade-code-1', most: 200 },
  pictures: { name: 'promenade-pictures-1', most: 200 },
  data: { name: 'promenade-data-2', most: 100 },
} as const;
type Store = (typeof stores)[keyof typeof stores];

/** Shown for pages that are not stored, in both languages. */
const offlinePages = { en: '/middlewares/offline', fr: '/fr/middlewares/offline' };

/** Age from which a stored page is requested again, in ms. */
const FRESH_MS = 5 * 60_000;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', answer);
worker.addEventListener('message', (event) => {
  const wanted: unknown = event.data;
  if (isKeepMessage(wanted)) event.waitUntil(keepSeen(wanted));
});

async function install(): Promise<void> {
  const cache = await caches.open(stores.offline.name);
  await cache.addAll(Object.values(offlinePages).map((path) => new Request(path, { cache: 'reload' })));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = new Set<string>(Object.values(stores).map(({ name }) => name));
  const old = (await caches.keys()).filter((name) => name.startsWith('promenade-') && !names.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // Lets the browser request a page while the worker is still starting.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(unchangingFor(event, stores.code));
  else if (isPicture(url)) event.respondWith(unchangingFor(event, stores.pictures));
  else if (url.pathname.startsWith('/api/front/') && !isPersonal(request, url)) event.respondWith(dataFor(event));
}

/** Whether it is a signed-in shopper's call, or a guest's cart. */
const isPersonal = ({ headers }: Request, { searchParams }: URL) =>
  headers.has('authorization') || searchParams.has('uuid');

const isPicture = ({ pathname }: URL) => /\.(?:avif|webp|jpe?g|png|svg)$/.test(pathname);

/** Parameters of pages and calls that contain the words of a search. */
const SEARCH_WORDS = ['title', 'keyword', 'keywords'];
const hasSearchWords = (address: string) => {
  const { searchParams } = new URL(address);
  return SEARCH_WORDS.some((name) => searchParams.has(name));
};

/** Whether a response is the same for every visitor and reveals nothing about a visitor's searches. */
const isPublic = (response: Response) =>
  !hasSearchWords(response.url) &&
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

async function pageFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(request));
    if (isPublic(response)) event.waitUntil(keep(stores.pages, request.url, response.clone()));
    else if (response.status === 404 || response.status === 410) event.waitUntil(drop(stores.pages, request.url));
    return response;
  } catch {
    return (await kept(stores.pages, request.url)) ?? offlinePage(request.url);
  }
}

async function offlinePage(address: string): Promise<Response> {
  const { pathname } = new URL(address);
  const path = /^\/fr(?:\/|$)/.test(pathname) ? offlinePages.fr : offlinePages.en;
  return (await kept(stores.offline, path)) ?? Response.error();
}

/** Returns a file whose content never changes. */
async function unchangingFor(event: FetchEvent, store: Store): Promise<Response> {
  const { request } = event;
  const found = await kept(store, request.url);
  if (found) return found;
  const response = await fetch(request).catch(failed);
  if (isPublic(response)) event.waitUntil(keep(store, request.url, response.clone()));
  return response;
}

async function dataFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isPublic(response)) event.waitUntil(keep(stores.data, request, response.clone()));
    return response;
  } catch {
    // The page depends on the requested language.
    return (await caches.match(request, { cacheName: stores.data.name })) ?? failed();
  }
}

/** A request that failed, or that a page which is being left has aborted. A rejection would be reported as an error of the worker. */
const failed = () => Response.error();

const kept = (store: Store, address: string) => caches.match(address, { cacheName: store.name, ignoreVary: true });

async function drop(store: Store, address: string): Promise<void> {
  const cache = await caches.open(store.name);
  await cache.delete(address, { ignoreVary: true });
}

/** Stores a response as the newest, and deletes the oldest ones over the limit. */
async function keep(store: Store, request: RequestInfo, response: Response): Promise<void> {
  try {
    const cache = await caches.open(store.name);
    await cache.delete(request);
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - store.most)).map((key) => cache.delete(key)));
  } catch {
    // The storage is full: delete the pictures, because pages are more useful.
    await caches.delete(stores.pictures.name);
  }
}

/** A page's request to store its address, which may have been reached without loading a document, and the files it has loaded. */
interface KeepMessage {
  page: string;
  files: string[];
}

function isKeepMessage(value: unknown): value is KeepMessage {
  const { page, files } = (value ?? {}) as Partial<KeepMessage>;
  return typeof page === 'string' && Array.isArray(files);
}

async function keepSeen({ page, files }: KeepMessage): Promise<void> {
  const isOwn = (address: string) => new URL(address, worker.location.origin).origin === worker.location.origin;
  if (!isOwn(page)) return;
  const before = Date.parse((await kept(stores.pages, page))?.headers.get('date') ?? '');
  if (!(Date.now() - before < FRESH_MS)) await fetchAndKeep(stores.pages, page);
  for (const file of files.filter(isOwn)) {
    const { pathname } = new URL(file);
    const store = pathname.startsWith('/assets/') ? stores.code : stores.pictures;
    if (!(await kept(store, file))) await fetchAndKeep(store, file);
  }
}

async function fetchAndKeep(store: Store, address: string): Promise<void> {
  try {
    // Without cookies: the response is the same for all visitors.
    const response = await fetch(address, { credentials: 'omit' });
    if (isPublic(response)) await keep(store, address, response);
  } catch {
    // Without a connection, it is stored at the next visit.
  }
}
