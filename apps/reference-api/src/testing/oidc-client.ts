import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Response of the token endpoint. */
export interface TokenAnswer {
  status: number;
  body: { access_token?: string; refresh_token?: string; id_token?: string; token_type?: string; error?: string };
}

/**
 * A browser with a key pair, reduced to signing in; `proxy` is the URL to which it connects instead, as through the store.
 */
export async function createTestBrowser(publicUrl: string, proxy = publicUrl) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const cookies = new Map<string, string>();
  /** Cookies for one page only, by its path and their name. */
  const cookiesOfPages = new Map<string, Map<string, string>>();
  const redirectUri = `${publicUrl}/callback`;
  const verifier = randomBytes(32).toString('base64url');

  async function visit(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const { pathname, search } = new URL(url, publicUrl);
    const sent = [...(cookiesOfPages.get(pathname) ?? []), ...cookies];
    headers.set('cookie', sent.map((pair) => pair.join('=')).join('; '));
    if (proxy !== publicUrl) headers.set('x-forwarded-host', new URL(publicUrl).host);
    const response = await fetch(new URL(pathname + search, proxy), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [, path = '/'] = /; *path=([^;]*)/i.exec(line) ?? [];
      // Every page lies below these.
      const jar = path === '/' || path === '/oidc' ? cookies : (cookiesOfPages.get(path) ?? new Map<string, string>());
      if (jar !== cookies) cookiesOfPages.set(path, jar);
      const at = pair.indexOf('=');
      if (pair.slice(at + 1)) jar.set(pair.slice(0, at), pair.slice(at + 1));
      else jar.delete(pair.slice(0, at));
    }
    return response;
  }

  /** A DPoP proof with the key; `at` is the time of the device's clock in epoch seconds. */
  function proof(
    method: string,
    url: string,
    token?: string,
    { at = Date.now() / 1000, nonce }: { at?: number; nonce?: string | null } = {},
  ): Promise<string> {
    const ath = token && createHash('sha256').update(token).digest('base64url');
    return new SignJWT({ htm: method, htu: url, jti: randomUUID(), ...(ath && { ath }), ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .setIssuedAt(Math.floor(at))
      .sign(privateKey);
  }

  /** Opens the provider; answers the address of the sign-in page, or of the shop when the session still stands. */
  async function authorize(extra: Record<string, string> = {}): Promise<string> {
    const query = new URLSearchParams({
      client_id: 'storefront',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'state-of-the-test',
      ...extra,
    });
    const response = await visit(`/oidc/authorization?${query}`);
    return response.headers.get('location') ?? '';
  }

  /** Submits the sign-in form, with the code if it is required. */
  function submit(page: string, email: string, password: string, headers: Record<string, string> = {}, code?: string) {
    return visit(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl, ...headers },
      body: new URLSearchParams({ email, password, ...(code !== undefined && { code }) }),
    });
  }

  /** Follows redirects until the shop's callback; answers its address. */
  async function follow(response: Response): Promise<URL> {
    let location = response.headers.get('location') ?? '';
    for (let step = 0; step < 5 && !location.startsWith(redirectUri); step++) {
      location = (await visit(location)).headers.get('location') ?? '';
    }
    return new URL(location);
  }

  async function token(form: Record<string, string>, isBound: boolean): Promise<TokenAnswer> {
    const response = await visit('/oidc/token', {
      method: 'POST',
      headers: isBound ? { dpop: await proof('POST', `${publicUrl}/oidc/token`) } : {},
      body: new URLSearchParams({ client_id: 'storefront', ...form }),
    });
    return { status: response.status, body: (await response.json()) as TokenAnswer['body'] };
  }

  return {
    visit,
    proof,
    authorize,
    submit,
    follow,
    cookies,
    thumbprint: () => calculateJwkThumbprint(jwk),
    exchange: (code: string, isBound = true) =>
      token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }, isBound),
    refresh: (refreshToken: string, isBound = true) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken }, isBound),
    /** From nothing to tokens. */
    async signIn(email: string, password: string, isBound = true) {
      const callback = await follow(await submit(await authorize(), email, password));
      return this.exchange(callback.searchParams.get('code') ?? '', isBound);
    },
    /** Headers of a call with a bound token. */
    async headers(accessToken: string, method: string, path: string): Promise<Record<string, string>> {
      const url = `${publicUrl}${path.split('?')[0]}`;
      return { authorization: `DPoP ${accessToken}`, dpop: await proof(method, url, accessToken) };
    },
  };
}

export type TestBrowser = Awaited<ReturnType<typeof createTestBrowser>>;
