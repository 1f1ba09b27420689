/** The message that a storefront of the family shows the shopper when a call fails. */
export class Shown extends Error {
  override name = 'Shown';
  readonly code: number | undefined;
  constructor(message: string, code?: number) {
    super(message);
    this.code = code;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses are read like in an untyped client
export type Wire = any;

type Params = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Body = object | string | null | undefined;

/** Codes after which a client of the family deletes its tokens. */
const SIGNED_OUT = [401, 410000, 410001, 410002];

/** How a client sends its requests, and which parts of a response it reads. */
export interface Habits {
  /** Value of the header `Form-type`; the second client does not send it. */
  formType?: string;
  /** Whether it also sends the token as a bearer token. */
  sendsBearer?: true;
  /** Whether an HTTP error status rejects the request before the body is read. */
  stopsAtStatus?: true;
}

/** Headers that a browser sends to another origin without a preflight request. */
const SIMPLE = ['accept', 'accept-language', 'content-language'];
const SIMPLE_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;

/**
 * A storefront of the family in a browser, on a separate origin: it sends the same requests as those storefronts, and reads from responses what they
 * read. It uses no code of this project.
 */
export class FamilyClient {
  token = '';
  /** Sent by the sign-in module in addition to the token of the family. */
  authorization: string | undefined;
  readonly #base: string;
  readonly #origin: string;
  readonly #habits: Habits;

  constructor(base: string, origin: string, habits: Habits) {
    this.#base = base;
    this.#origin = origin;
    this.#habits = habits;
  }

  get(path: string, params: Params = {}): Promise<Wire> {
    return this.#data('GET', path, params);
  }

  post(path: string, body?: Body, params: Params = {}): Promise<Wire> {
    return this.#data('POST', path, params, body);
  }

  /** Returns the error message that the shopper sees after a call that must fail. */
  async shown(call: Promise<unknown>): Promise<string> {
    return call.then(
      (data) => `no message, but ${JSON.stringify(data)}`,
      (error: unknown) => (error instanceof Shown ? error.message : `${error}`),
    );
  }

  /** Signs in like the pages do after a call that returned a token. */
  signIn({ token }: { token: string }): void {
    this.token = token;
    if (this.#habits.sendsBearer) this.authorization = `Bearer ${token}`;
  }

  async #data(method: string, path: string, params: Params, body?: Body): Promise<Wire> {
    const { status, envelope } = await this.ask(method, path, { params, body });
    if (this.#habits.stopsAtStatus && (status < 200 || status > 299))
      throw new Shown(`Request failed with status code ${status}`);
    if (envelope.code === 200) return envelope.data;
    if (SIGNED_OUT.includes(envelope.code)) {
      this.token = '';
      this.authorization = undefined;
    }
    throw new Shown(envelope.message, envelope.code);
  }

  /** Sends a request like a browser, with a preflight request if needed. */
  async ask(
    method: string,
    path: string,
    { params = {}, body, headers = {} }: { params?: Params; body?: Body; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; envelope: Wire; headers: Headers }> {
    const url = new URL(path, `${this.#base}/`);
    for (const [name, value] of Object.entries(params)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, `${value}`);
    }
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const type = body == null || isForm ? undefined : 'application/json;charset=UTF-8';
    const sent = new Headers({
      accept: 'application/json, text/plain, */*',
      ...(this.#habits.formType && { 'Form-type': this.#habits.formType }),
      ...(type && { 'content-type': type }),
      ...(this.token && { 'authori-zation': this.token }),
      ...(this.authorization && { authorization: this.authorization }),
      ...headers,
    });
    await this.#askBefore(method, url, sent);
    sent.set('origin', this.#origin);
    const answer = await fetch(url, {
      method,
      headers: sent,
      ...(body != null && { body: isForm || typeof body === 'string' ? (body as BodyInit) : JSON.stringify(body) }),
    });
    if (answer.headers.get('access-control-allow-origin') !== this.#origin) throw new TypeError('Network Error');
    return { status: answer.status, envelope: await answer.json(), headers: answer.headers };
  }

  async #askBefore(method: string, url: URL, sent: Headers): Promise<void> {
    const own = [...sent.keys()].filter((name) => {
      if (name === 'content-type') return !SIMPLE_TYPES.test(sent.get(name) ?? '');
      return !SIMPLE.includes(name);
    });
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: this.#origin,
        'access-control-request-method': method,
        'access-control-request-headers': own.toSorted().join(','),
      },
    });
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/);
    const isAllowed =
      answer.ok &&
      answer.headers.get('access-control-allow-origin') === this.#origin &&
      own.every((name) => allowed.includes(name));
    // Pages get no further details.
    if (!isAllowed) throw new TypeError('Network Error');
  }
}
