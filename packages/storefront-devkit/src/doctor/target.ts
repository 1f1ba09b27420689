import { parseJson } from '@promenade/storefront-sdk/contract';

export interface DoctorOptions {
  /** Address of the backend, without a slash at its end; a path below which it lives is kept. */
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
  /** Limit of one request in ms. @default 10000 */
  timeoutMs?: number;
}

/** A response, read to its end. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Halfway between sending the request and receiving the headers, epoch ms. */
  askedAt: number;
}

/** No response at all; `code` is that of the system. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What is checked. It keeps every response, since cookies and clocks are checked in all of them. */
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
  readonly answers: Answer[] = [];
  readonly #timeoutMs: number;

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
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Sends a request, and follows no redirect.
   *
   * @throws Unreachable
   */
  async ask(url: string, init: RequestInit = {}): Promise<Answer> {
    const start = Date.now();
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const response = await fetch(url, { redirect: 'manual', ...init, signal });
      const askedAt = (start + Date.now()) / 2;
      const { status, headers } = response;
      const answer = { url, status, headers, text: await response.text(), askedAt };
      this.answers.push(answer);
      return answer;
    } catch (error) {
      const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } };
      throw new Unreachable(name === 'TimeoutError' ? 'ETIMEDOUT' : (cause?.code ?? ''), cause?.message ?? message);
    }
  }

  /** Asks for JSON; `undefined` when something else comes, or nothing. */
  async askJson(url: string): Promise<Record<string, unknown> | undefined> {
    try {
      const { status, text } = await this.ask(url);
      return status === 200 ? Object(parseJson(text)) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Sends JSON to a call of the contract. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const all = { 'content-type': 'application/json', ...headers };
    return this.ask(this.baseUrl + path, { method: 'POST', headers: all, body: JSON.stringify(body) });
  }
}

/** The code and data of an answer in the envelope; `undefined` where it is in none. */
export function envelopeOf({ text }: Answer): { code: number; message: unknown; data: unknown } | undefined {
  const body = Object(parseJson(text));
  return typeof body.code === 'number' ? body : undefined;
}

/** Whether an address stays on this machine, where plain http is safe. */
export function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(new URL(url).hostname);
}
