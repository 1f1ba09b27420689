export interface DoctorOptions {
  /** Origin of the backend, without a trailing slash. */
  baseUrl: string;
  /** Address of a page of the store; its origin stands in for `origin`. */
  storeUrl?: string;
  /** Origin of the pages that call the backend. */
  origin?: string;
  /** Identity provider. @default `/oidc` of the store, or of the backend */
  issuer?: string;
  /** @default storefront */
  clientId?: string;
  /** Addresses to which the identity provider must lead back. @default `/callback` of the store */
  redirectUris?: readonly string[];
  /** Limit of one request in ms. @default 10000 */
  timeoutMs?: number;
}

/** An answer, read whole. */
export interface Answer {
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** Middle of the moments of asking and of the first byte, epoch ms. */
  askedAt: number;
}

/** No answer at all; `code` is what the system calls it. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** What is examined; keeps every answer, since cookies and clocks show in all of them. */
export class Patient {
  readonly baseUrl: string;
  readonly storeUrl: string | undefined;
  /** Origin of the store's pages, when it is known and not the backend's own. */
  readonly origin: string | undefined;
  /** Where the identity provider may be. */
  readonly issuers: readonly string[];
  readonly isIssuerGiven: boolean;
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  /** Whether client and addresses are the usual ones, not those of the store. */
  readonly isClientGuessed: boolean;
  readonly answers: Answer[] = [];
  readonly #timeoutMs: number;

  constructor(options: DoctorOptions) {
    const { baseUrl, storeUrl, issuer, clientId = 'storefront', timeoutMs = 10_000 } = options;
    const origin = options.origin ?? (storeUrl && new URL(storeUrl).origin);
    const store = origin ?? baseUrl;
    this.baseUrl = baseUrl;
    this.storeUrl = storeUrl;
    this.origin = origin === baseUrl ? undefined : origin;
    this.issuers = issuer ? [issuer] : [...new Set([`${store}/oidc`, `${baseUrl}/oidc`])];
    this.isIssuerGiven = issuer !== undefined;
    this.clientId = clientId;
    this.redirectUris = options.redirectUris ?? [`${store}/callback`];
    this.isClientGuessed = options.clientId === undefined && options.redirectUris === undefined;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Asks, and follows no redirect.
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
      return status === 200 ? Object(JSON.parse(text)) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Whether an address stays on this machine, where plain http is safe. */
export function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(new URL(url).hostname);
}
