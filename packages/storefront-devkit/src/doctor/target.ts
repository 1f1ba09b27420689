import { createClient, type Reply } from '@promenade/storefront-sdk';
import {
  type Call,
  contract,
  type Endpoint,
  type EndpointId,
  type Issue,
  type RequestParts,
  type ResponseOf,
} from '@promenade/storefront-sdk/contract';
import { isStorefrontError } from '@promenade/storefront-sdk/errors';
import { type Exchange, exchange, recordingFetch } from './exchange.ts';
import type { Probe } from './probe.ts';

export interface DoctorOptions {
  /** Address of the backend without a slash at its end, with its path if it has one. */
  baseUrl: string;
  /** Address of a page of the store; its origin stands in for `origin`. */
  storeUrl?: string;
  /** Origin of the pages that call the backend. */
  origin?: string;
  /** Identity provider. @default `/oidc` of the store, or of the backend */
  issuer?: string;
  /** @default storefront */
  clientId?: string;
  /** Redirect URIs that the identity provider must accept. @default `/callback` of the store */
  redirectUris?: readonly string[];
  /** An access token, to find out which header carries it. */
  token?: string;
  /** Limit of one request in ms. @default 10000 */
  timeoutMs?: number;
  /** Called with a request that takes long. */
  onSlow?: (request: { method: string; url: string; elapsedMs: number }) => void;
}

/** Requests are reported as slow each time this time has passed. */
const SLOW_MS = 2_000;

/** How a call is sent. */
interface Variation {
  /** Another path of the call. */
  path?: string;
  headers?: Record<string, string>;
}

/** The backend under test. All exchanges are stored, because cookies, clocks and times are checked in all of them. */
export class Target {
  readonly baseUrl: string;
  readonly storeUrl: string | undefined;
  /** Origin of the store's pages, when it is known and not the backend's own. */
  readonly origin: string | undefined;
  /** Where the identity provider may be. */
  readonly issuers: readonly string[];
  readonly isIssuerGiven: boolean;
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  /** Whether client and redirect URIs are defaults, not those of the store. */
  readonly isClientGuessed: boolean;
  readonly token: string | undefined;
  readonly exchanges: Exchange[] = [];
  readonly probes: Probe[] = [];
  readonly #timeoutMs: number;
  readonly #onSlow: DoctorOptions['onSlow'];

  constructor(options: DoctorOptions) {
    const { baseUrl, storeUrl, issuer, clientId = 'storefront', timeoutMs = 10_000 } = options;
    const backend = new URL(baseUrl).origin;
    const origin = options.origin ?? (storeUrl && new URL(storeUrl).origin);
    const store = origin ?? backend;
    this.baseUrl = baseUrl;
    this.storeUrl = storeUrl;
    this.origin = origin === backend ? undefined : origin;
    this.issuers = issuer ? [issuer] : [...new Set([store, backend, baseUrl].map((base) => `${base}/oidc`))];
    this.isIssuerGiven = issuer !== undefined;
    this.clientId = clientId;
    this.redirectUris = options.redirectUris ?? [`${store}/callback`];
    this.isClientGuessed = options.clientId === undefined && options.redirectUris === undefined;
    this.token = options.token;
    this.#timeoutMs = timeoutMs;
    this.#onSlow = options.onSlow;
  }

  /** Makes a call of the contract as the client does: through its transport, read by its schema. */
  async call<Id extends EndpointId>(
    id: Id,
    parts: RequestParts = {},
    { path, headers = {} }: Variation = {},
  ): Promise<Probe<ResponseOf<Call<Id>>>> {
    const declared = contract[id] as unknown as Endpoint<ResponseOf<Call<Id>>>;
    const endpoint = path ? { ...declared, path } : declared;
    const own: Exchange[] = [];
    const fetches: Promise<Response>[] = [];
    const record = recordingFetch((one) => own.push(one));
    const issues: Issue[] = [];
    let reply: Reply | undefined;
    const client = createClient({
      baseUrl: this.baseUrl,
      timeoutMs: this.#timeoutMs,
      fetch(input, init) {
        const response = record(input, init);
        fetches.push(response);
        return response;
      },
      onIssue: (issue) => issues.push(issue),
      use: [
        async (request, next) => {
          // With its parameters and query.
          about.url = request.url;
          reply = await next(request);
          return reply;
        },
      ],
    });
    const about = { name: id, method: endpoint.method, url: this.baseUrl + endpoint.path };
    return this.#timed(about, own, async (sent) => {
      try {
        const value = await client.call(endpoint, parts, { headers });
        const last = own.at(-1) as Exchange;
        const { data, message } = Object(reply?.body);
        // Some calls have a text, which backends of the family send as the message.
        const wire = endpoint.dataInMessage ? (data ?? message) : data;
        return { ...sent(), kind: 'answered', exchange: last, value, data: wire, issues };
      } catch (error) {
        if (!isStorefrontError(error)) throw error;
        // After a timeout the client does not wait for its request, which may have got headers.
        await Promise.allSettled(fetches);
        const last = own.at(-1);
        if (!last) return { ...sent(), kind: 'silent', ...causeOf(error, error.kind === 'timeout') };
        const reason =
          error.kind === 'contract' ? error.message : error.status === 0 ? causeOf(error).message : undefined;
        return {
          ...sent(),
          kind: 'refused',
          exchange: last,
          code: error.status === 0 ? last.status : error.code,
          reason,
        };
      }
    });
  }

  /** Sends any request, and follows no redirect. A status below 400 counts as answered. */
  async visit(name: string, url: string, init: RequestInit = {}): Promise<Probe<string>> {
    const own: Exchange[] = [];
    return this.#timed({ name, method: init.method ?? 'GET', url }, own, async (sent) => {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      try {
        const one = await exchange(url, { ...init, signal });
        own.push(one);
        const { status, text, isUnreadable } = one;
        if (status >= 400 || isUnreadable)
          return { ...sent(), kind: 'refused', exchange: one, code: status, reason: undefined };
        return { ...sent(), kind: 'answered', exchange: one, value: text, data: text, issues: [] };
      } catch (error) {
        return { ...sent(), kind: 'silent', ...causeOf(error, signal.aborted) };
      }
    });
  }

  async #timed<Value>(
    request: { name: string; method: string; url: string },
    own: readonly Exchange[],
    send: (sent: () => { name: string; method: string; url: string; durationMs: number }) => Promise<Probe<Value>>,
  ): Promise<Probe<Value>> {
    const began = performance.now();
    const elapsedMs = () => performance.now() - began;
    const timer = setInterval(() => this.#onSlow?.({ ...request, elapsedMs: elapsedMs() }), SLOW_MS);
    const probe = await send(() => ({ ...request, durationMs: elapsedMs() })).finally(() => clearInterval(timer));
    this.exchanges.push(...own);
    this.probes.push(probe);
    return probe;
  }
}

/** Code and message of the innermost cause of an error. */
function causeOf(error: unknown, isTimeout = false): { code: string; message: string } {
  if (isTimeout) return { code: 'ETIMEDOUT', message: 'it timed out' };
  const { cause, code = '', message } = error as Error & { code?: string | number };
  if (cause instanceof Error) return causeOf(cause);
  return { code: typeof code === 'string' ? code : '', message };
}

/** Whether an address stays on this machine, where plain http is safe. */
export function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(new URL(url).hostname);
}
