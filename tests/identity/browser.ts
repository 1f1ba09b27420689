import { vi } from 'vitest';

/** The parts of a browser that the sign-in code uses, in Node: storage, keys, addresses, and cookies of the provider. */
export class TestBrowser {
  /** Addresses to which the page has navigated. */
  readonly visited: string[] = [];
  local = new MemoryStorage();
  session = new MemoryStorage();
  /** When the storage of keys responds again, in epoch milliseconds. */
  keysRespondAt = 0;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  readonly #databases = new Map<string, Map<unknown, unknown>>();
  readonly #window = new EventTarget();
  #cookieText = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Installs the browser into the globals of Node. */
  install(): void {
    const location = {
      origin: this.#origin,
      href: `${this.#origin}/order/list`,
      pathname: '/order/list',
      search: '',
      protocol: 'http:',
      assign: (url: string) => void this.visited.push(url),
    };
    const cookies = this.#cookieText;
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
    });
    Object.defineProperty(document, 'cookie', {
      get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      set: (text: string) => {
        const [name = '', value = ''] = `${text.split(';')[0]}`.split('=');
        if (/Max-Age=0/.test(text)) cookies.delete(name);
        else cookies.set(name, value);
      },
    });
    const listeners = {
      addEventListener: this.#window.addEventListener.bind(this.#window),
      removeEventListener: this.#window.removeEventListener.bind(this.#window),
    };
    const page = { crypto, location, document, ...listeners };
    vi.stubGlobal('window', Object.assign(page, { self: page, top: page }));
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', location);
    vi.stubGlobal('addEventListener', listeners.addEventListener);
    vi.stubGlobal('removeEventListener', listeners.removeEventListener);
    vi.stubGlobal('localStorage', this.local);
    vi.stubGlobal('sessionStorage', this.session);
    vi.stubGlobal('indexedDB', { open: (name: string) => this.#open(name) });
  }

  /** Follows an address through the provider until it redirects to the shop. */
  async visit(start: string): Promise<string> {
    let url = start;
    for (let redirects = 0; redirects < 10; redirects++) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = `${set.split(';')[0]}`.split('=');
        if (value === '' || /expires=Thu, 01 Jan 1970/i.test(set)) this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (!location) return url;
      url = new URL(location, url).href;
      if (/^\/(?:callback|logout)$/.test(new URL(url).pathname)) return url;
    }
    throw new Error(`No end of redirects from ${start}`);
  }

  /** Drops the provider's session. */
  dropProviderSession(): void {
    this.#cookies.clear();
  }

  /** The part of IndexedDB that is needed for one object store per database. */
  #open(name: string): unknown {
    const values = this.#databases.get(name) ?? new Map();
    this.#databases.set(name, values);
    const request = (result: unknown) => {
      const pending: { result: unknown; onsuccess?: () => void } = { result };
      const waitMs = this.keysRespondAt - Date.now();
      if (waitMs > 0) setTimeout(() => pending.onsuccess?.(), waitMs);
      else setImmediate(() => pending.onsuccess?.());
      return pending;
    };
    const transaction = {
      oncomplete: undefined,
      set onsuccess(done: () => void) {
        setImmediate(done);
      },
    };
    const store = {
      transaction,
      get: (key: unknown) => request(values.get(key)),
      getAllKeys: () => request([...values.keys()]),
      put: (value: unknown, key: unknown) => request(values.set(key, value)),
      delete: (key: unknown) => request(values.delete(key)),
    };
    return request({ transaction: () => ({ objectStore: () => store }) });
  }
}

/** Web storage in memory. */
export class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
  removeItem = (key: string): void => void this.values.delete(key);
  key = (index: number): string | null => [...this.values.keys()][index] ?? null;
  get length(): number {
    return this.values.size;
  }
  /** Everything that a script could read here, as text. */
  get text(): string {
    return [...this.values].flat().join('\n');
  }
}
