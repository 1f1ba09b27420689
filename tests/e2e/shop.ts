import { createHash, randomBytes, randomUUID, webcrypto } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import * as issueTexts from '../../packages/storefront-hooks/src/domain/issue-texts.ts';
import { en } from '../../packages/storefront-ui/src/messages/en.ts';
import { fr } from '../../packages/storefront-ui/src/messages/fr.ts';

export type Locale = 'en' | 'fr';
export const locales: readonly Locale[] = ['en', 'fr'];

/** Whether this is the long run of `npm run test:deep`. */
export const isDeep = Boolean(process.env.PM_DEEP);

/** Options of a test that runs only in `npm run test:deep`; `playwright.config.ts` filters it from the daily run. */
export const deep = { tag: '@deep' } as const;

/** Both languages in `npm run test:deep`, otherwise the given one. */
export const localesFrom = (locale: Locale): readonly Locale[] => (isDeep ? locales : [locale]);

/** Options of a test of which one variant runs daily, and all variants in `npm run test:deep`. */
export const daily = (isDaily: boolean): { tag: string[] } => ({ tag: isDaily ? [] : [deep.tag] });

/** Addresses of the shop under test. */
export const storeUrl = (): string => process.env.STORE_URL as string;
export const apiUrl = (): string => process.env.API_URL as string;

const messages = join(import.meta.dirname, '../../apps/reference-store/src/i18n/messages');
const catalogue = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(messages)
      .filter((file) => file.startsWith(locale) && file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(messages, file), 'utf8'))),
  );

/** The texts on the screens: those of the components, and the store's by id. */
export const words = {
  en: { ui: en, store: catalogue('en') },
  fr: { ui: fr, store: catalogue('fr') },
};

/** The forms' messages for each issue, by language. */
export { issueTexts };

/** A text of the store by its id; a missing id fails the test. */
export function say(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const text = words[locale].store[id];
  if (text === undefined) throw new Error(`The store has no text "${id}" in ${locale}.`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A path of the store in a language. */
export const at = (locale: Locale, path: string): string => (locale === 'fr' ? `/fr${path === '/' ? '' : path}` : path);

/** Statuses and lost connections that tests cause on purpose: Chromium logs an error for each. */
const provoked = /the server responded with a status of (400|401|402|404|410|429)|net::ERR_INTERNET_DISCONNECTED/;

/** Stores that the newsletter was offered; documents without storage do not get the offer at all. */
export function rememberOffer(): void {
  try {
    localStorage.setItem('pm-subscribe-offer', 'seen');
  } catch {
    // The document has an opaque origin and no storage.
  }
}

/** How many times slower than this machine the browser's processor is, to find tests that depend on speed. */
const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

/** Slows down every page of a context, including those that the shop opens. */
function slowDown(context: BrowserContext): void {
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    } catch {
      // The page was closed meanwhile.
    }
  });
}

/** Playwright's test with a browser slowed down by CPU_SLOWDOWN. */
export const plainTest = base.extend<object, { slowBrowser: undefined }>({
  slowBrowser: [
    async ({ browser }, use) => {
      if (SLOWDOWN > 1) {
        const create = browser.newContext.bind(browser);
        browser.newContext = async (options) => {
          const context = await create(options);
          slowDown(context);
          return context;
        };
      }
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * A test that fails on a console error, an uncaught error or a policy violation. The newsletter offer is suppressed unless `isFirstVisit`, because
 * its dialog opens after half a minute.
 */
export const test = plainTest.extend<{ complaints: string[]; isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  complaints: [
    async ({ context, isFirstVisit }, use) => {
      if (!isFirstVisit) await context.addInitScript(rememberOffer);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': freshNetwork() });
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' && !provoked.test(message.text())) {
            complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
          }
        });
      };
      context.on('page', watch);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(
            `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
          ),
        );
      });
      await use(complaints);
      expect(complaints, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of the store and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the store has marked the document as hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

/** The mails that the shop sent to an address, newest first. */
export async function mailsTo(address: string): Promise<{ subject: string }[]> {
  const response = await fetch(`${apiUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { data: { subject: string }[] }).data;
}

/** The six digits at the start of a registration mail's subject. */
export async function codeFor(address: string): Promise<string> {
  const code = /^\d{6}/.exec((await mailsTo(address))[0]?.subject ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

export interface Shopper {
  email: string;
  password: string;
}

let serial = 0;

/** An address in a new network, because requests are limited by network. */
export const freshNetwork = (): string => `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;

/** An e-mail address that is not used in this run yet. */
export const freshEmail = (): string => `shopper-${process.pid}-${Date.now()}-${serial++}@promenade.example`;

/**
 * Registers an account at the API, from a new network: codes are limited to a few per hour for one network. Like a client it repeats what a slow
 * machine has not answered in time, with the same key.
 */
export async function newShopper(): Promise<Shopper> {
  const shopper = { email: freshEmail(), password: 'a-calm-walk-7' };
  const network = freshNetwork();
  const post = async (path: string, type: string, body: string) => {
    const headers = {
      ...{ 'content-type': type, origin: storeUrl(), 'x-forwarded-for': network },
      'idempotency-key': randomUUID(),
    };
    const send = () => fetch(`${apiUrl()}/api/front/login/${path}`, { method: 'POST', headers, body });
    let response = await send();
    while (response.status === 503) response = await send();
    const answer = (await response.json()) as { code: number; message: string };
    expect(answer.code, answer.message).toBe(200);
  };
  await post('email/captcha', 'application/json', shopper.email);
  const captcha = await codeFor(shopper.email);
  await post('register/email', 'application/json', JSON.stringify({ ...shopper, storeId: 1, captcha }));
  return shopper;
}

/** The seeded account, which has orders, coupons and points. */
export const demo: Shopper = { email: 'demo@promenade.example', password: 'promenade-demo' };

/** Cookies of the identity provider by shop and account: after the first sign-in, no form is needed. */
const providerCookies = new Map<string, Map<string, string>>();

/** Signs in at the identity provider with plain requests; returns its cookies, and a refresh token that is bound to a key. */
async function signInAtProvider(origin: string, { email, password }: Shopper) {
  const cookies = providerCookies.get(`${origin} ${email}`) ?? new Map<string, string>();
  providerCookies.set(`${origin} ${email}`, cookies);
  const { privateKey, publicKey } = (await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const { kty, crv, x, y } = await webcrypto.subtle.exportKey('jwk', publicKey);
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const proof = async (url: string) => {
    const iat = Math.floor(Date.now() / 1000);
    const text = `${base64({ alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } })}.${base64({ htm: 'POST', htu: url, jti: randomUUID(), iat })}`;
    const signature = await webcrypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, Buffer.from(text));
    return `${text}.${Buffer.from(signature).toString('base64url')}`;
  };
  const network = freshNetwork();
  const send = async (url: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      headers: {
        ...headers,
        origin,
        'x-forwarded-for': network,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: 'storefront', redirect_uri: `${origin}/callback` };
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  let response = await send(`/oidc/authorization?${query}`);
  const page = response.headers.get('location') ?? '';
  if (page.includes('/oidc/interaction/')) {
    // Checking a code is much cheaper than checking a password. Two tests may sign in to the demo account at the same time, so it uses the password.
    if (email === demo.email) response = await send(page, { email, password });
    else {
      await send(page, { email, way: 'send-code' });
      response = await send(page, { email, way: 'code', code: await codeFor(email) });
    }
  }
  let location = response.headers.get('location') ?? '';
  for (let step = 0; step < 5 && !location.startsWith(client.redirect_uri); step++) {
    location = (await send(location)).headers.get('location') ?? '';
  }
  const code = new URL(location).searchParams.get('code') ?? '';
  const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
  const answer = await send('/oidc/token', grant, { dpop: await proof(`${origin}/oidc/token`) });
  const tokens = (await answer.json()) as {
    refresh_token: string;
    id_token: string;
    token_type: string;
    scope: string;
  };
  expect(answer.status, JSON.stringify(tokens)).toBe(200);
  const profile = JSON.parse(`${Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url')}`) as object;
  const key = {
    private: await webcrypto.subtle.exportKey('jwk', privateKey),
    public: await webcrypto.subtle.exportKey('jwk', publicKey),
  };
  return { cookies, tokens, profile, key };
}

/**
 * Signs a shopper in without the sign-in page: gives the browser the result of a completed sign-in, which is the session at the identity provider, a
 * non-extractable key, and a refresh token bound to it. The next page is signed in.
 */
export async function signInDirectly(page: Page, shopper: Shopper): Promise<void> {
  const origin = storeUrl();
  const { cookies, tokens, profile, key } = await signInAtProvider(origin, shopper);
  const { hostname: domain } = new URL(origin);
  await page
    .context()
    .addCookies([
      ...[...cookies]
        .filter(([name]) => /^(_session|promenade-device)/.test(name))
        .map(([name, value]) => ({ name, value, domain, path: '/oidc', httpOnly: true, sameSite: 'Lax' as const })),
      { name: 'signedIn', value: randomUUID(), domain, path: '/', sameSite: 'Lax' as const },
    ]);
  // A document of the shop's origin without its scripts.
  const blank = `${origin}/blank-page-of-a-test`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' }),
  );
  await page.goto(blank);
  const record = { ...tokens, id_token: undefined, access_token: undefined, profile };
  await page.evaluate(
    async ({ record, key }) => {
      const curve = { name: 'ECDSA', namedCurve: 'P-256' };
      const keys = {
        privateKey: await crypto.subtle.importKey('jwk', key.private, curve, false, ['sign']),
        publicKey: await crypto.subtle.importKey('jwk', key.public, curve, true, ['verify']),
      };
      localStorage.setItem(`user:${location.origin}/oidc:storefront`, JSON.stringify(record));
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('oidc');
        opening.onupgradeneeded = () => opening.result.createObjectStore('dpop');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('dpop', 'readwrite');
          change.objectStore('dpop').put({ keys }, 'storefront');
          change.onabort = () => reject(change.error);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    },
    { record, key },
  );
  await page.unroute(blank);
}

/** Opens a page of the store as a signed-in shopper. */
export async function openAs(page: Page, shopper: Shopper, path: string): Promise<void> {
  await signInDirectly(page, shopper);
  await open(page, path);
}

/** Opens the store's sign-in address, which redirects to the identity provider as soon as scripts run. */
export async function leaveForSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/oidc\//);
}

/** Fills in the identity provider's page. */
export async function fillSignIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button').first().click();
}

/** Runs an operator command, and waits until the task that it starts has ended. */
export async function operate(command: string, body: Record<string, string>): Promise<void> {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${apiUrl()}/operator/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${process.env.OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    });
  let answer = await ask(command, { method: 'POST', body: JSON.stringify(body) });
  while (answer.status === 202) {
    const { data } = (await answer.json()) as { data: { task: number } };
    await delay(100);
    answer = await ask(`tasks/${data.task}`);
  }
  expect(answer.status, await answer.text()).toBe(200);
}

/** Pages of the API, which have no story. */
const WITHOUT_STORY = /^\/(oidc|sandbox|mail)\b/;

/** axe finds nothing on the current page. Pages that have stories, on which axe runs daily, are checked in the deep run. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!process.env.PM_DEEP && !WITHOUT_STORY.test(new URL(page.url()).pathname)) return;
  // The pages contain no relevant frames, so axe does not need a second page to combine its results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    page.url(),
  ).toEqual([]);
}

/** The page does not scroll sideways at its current width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Follows the request to sign in, and returns to the page at `path`, without its language. */
export async function signInAsAsked(page: Page, locale: Locale, question: string, path: string): Promise<void> {
  await expect(page.getByText(question).first()).toBeVisible();
  await page.getByRole('button', { name: say(locale, 'account.signIn'), exact: true }).click();
  await page.waitForURL(/\/oidc\//);
  await fillSignIn(page, await newShopper());
  await page.waitForURL((url) => url.pathname === new URL(at(locale, path), url).pathname);
  await hydrated(page);
}
