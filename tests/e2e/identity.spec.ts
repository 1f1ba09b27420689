import { build } from 'esbuild';
import type { BrowserContext, Page, Request, Response } from 'playwright/test';
import {
  deep,
  expect,
  fillSignIn,
  hydrated,
  isDeep,
  leaveForSignIn,
  newShopper,
  open,
  type Shopper,
  say,
  signInDirectly,
  storeUrl,
  test,
  words,
} from './shop.ts';

/* The identity provider in a browser: tabs, sleep, wrong clocks, malformed responses, and what an attacker could find. */

const TABS = isDeep ? 4 : 2;
const ROUNDS = isDeep ? 50 : 3;
/** The API's rate limits use a real clock: so many rounds would exceed the limit per minute for one network. */
const PAUSE_MS = isDeep ? 5_000 : 0;
const DAY = 86_400_000;
/** Longer than an access token is valid, in ms. */
const TOKEN_LIFE = 300_000;

const isToken = (call: Request | Response) => new URL(call.url()).pathname === '/oidc/token';
const isLeaving = (request: Request) => new URL(request.url()).pathname === '/oidc/authorization';

/** Expects the shopper's name in the header. */
const expectSignedIn = (page: Page, { email }: Shopper) =>
  expect(page.getByLabel(words.en.ui.shop.header.accountOf(email.split('@')[0] ?? ''))).toBeVisible();

async function signIn(page: Page, shopper: Shopper, to = '/users/order_list'): Promise<void> {
  await leaveForSignIn(page, `/sign-in?return=${to}`);
  await fillSignIn(page, shopper);
  await page.waitForURL(`**${to}`);
  await hydrated(page);
  await expectSignedIn(page, shopper);
}

/** Counts the requests of a browser that match. */
function count(context: BrowserContext, fits: (request: Request) => boolean): { readonly now: number } {
  let now = 0;
  context.on('request', (request) => {
    if (fits(request)) now += 1;
  });
  return {
    get now() {
      return now;
    },
  };
}

/**
 * Simulates that the machine sleeps: token requests wait until all tabs know the new time, because their faked clocks are set one after the other.
 */
async function sleeper(context: BrowserContext): Promise<(ms: number) => Promise<void>> {
  let awake = Promise.resolve();
  await context.route('**/oidc/token', async (route) => {
    await awake;
    await route.continue();
  });
  return async (ms) => {
    awake = context.clock.fastForward(ms);
    await awake;
  };
}

/** Resolves when the account of a tab is loaded again with a valid token, by a request sent after this call. */
function accountRead(page: Page) {
  const sent = new WeakSet<Request>();
  page.on('request', (request) => sent.add(request));
  return page.waitForResponse(
    (response) =>
      sent.has(response.request()) && response.url().includes('/api/front/order/') && response.status() === 200,
  );
}
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test(
  'several tabs stay signed in with one token request for all of them, also after the machine slept',
  deep,
  async ({ page, context }) => {
    test.setTimeout(isDeep ? 900_000 : 300_000);
    const shopper = await newShopper();
    await context.clock.install();
    await signIn(page, shopper);
    const tabs = [page];
    while (tabs.length < TABS) tabs.push(await context.newPage());
    for (const tab of tabs.slice(1)) await open(tab, '/users/order_list');
    for (const tab of tabs) await expectSignedIn(tab, shopper);
    const requests = count(context, isToken);
    let renewals = 0;
    context.on('response', (response) => {
      if (isToken(response) && response.ok()) renewals += 1;
    });
    const departures = count(context, isLeaving);
    const sleep = await sleeper(context);
    for (let round = 1; round <= ROUNDS; round++) {
      const before = { renewals, requests: requests.now };
      // The browser may focus a tab by itself when the machine resumes.
      const read = Promise.all(tabs.map(accountRead));
      await sleep(round === ROUNDS ? DAY / 3 : TOKEN_LIFE);
      await Promise.all(tabs.map(comeBack));
      await read;
      expect(renewals - before.renewals, `renewals for all tabs in round ${round}`).toBe(1);
      // One request, or two if the provider requires a new nonce.
      expect(requests.now - before.requests, `requests in round ${round}`).toBeLessThanOrEqual(2);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    for (const tab of tabs) await expectSignedIn(tab, shopper);
    expect(departures.now).toBe(0);
  },
);

for (const [name, error] of [
  ['behind', -DAY],
  ['ahead', DAY],
] as const) {
  test(
    `a shopper whose clock is a day ${name} can sign in and stays signed in`,
    deep,
    async ({ page, context, complaints }) => {
      const shopper = await newShopper();
      await context.clock.install({ time: Date.now() + error });
      const departures = count(context, isLeaving);
      await signIn(page, shopper);
      await open(page, '/product/windowsill-ficus');
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/front/cart/save') && answer.status() === 200,
      );
      await page.getByRole('button', { name: words.en.ui.shop.buy.add, exact: true }).first().click();
      await saved;
      await open(page, '/users/order_list');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));
      await expectSignedIn(page, shopper);
      expect(departures.now).toBe(1);
      expect(complaints).toEqual([]);
    },
  );
}

const code = 'c'.repeat(43);
const badCallbacks: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a code without a state', `?code=${code}`],
  ['a state that nobody asked with', `?code=${code}&state=${'0'.repeat(32)}`],
  ['a refusal of nobody’s request', '?error=access_denied&state=unknown'],
  ['an error with words', '?error=server_error&error_description=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&state=x'],
  ['script for a state', `?code=${code}&state=%3Cscript%3Ealert(1)%3C/script%3E`],
  ['two codes', `?code=${code}&code=${code}&state=x`],
  ['a name of every object for a state', `?code=${code}&state=__proto__`],
  ['a very long code', `?code=${code.repeat(40)}&state=x`],
];

test('malformed responses of the provider end on a page that offers to try again', deep, async ({ page, context }) => {
  const departures = count(context, isLeaving);
  const callbacks = isDeep ? badCallbacks : badCallbacks.slice(0, 4);
  for (const [name, query] of callbacks) {
    await open(page, `/callback${query}`);
    await expect(page.getByRole('link', { name: say('en', 'callback.again') }), name).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say('en', 'action.home') }), name).toBeVisible();
  }
  expect(departures.now, 'no page starts a sign-in').toBe(0);

  const shopper = await newShopper();
  await signInDirectly(page, shopper);
  for (const [, query] of callbacks) await open(page, `/callback${query}`);
  await open(page, '/users/order_list');
  await expectSignedIn(page, shopper);
});

test(
  'a response of the provider is accepted once, and only in the browser that started the sign-in',
  deep,
  async ({ page, context, browser }) => {
    const shopper = await newShopper();
    let answer = '';
    let exchanges = 0;
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/callback') answer = request.url();
      if (pathname === '/oidc/token' && request.postData()?.includes('authorization_code')) exchanges += 1;
    });
    await signIn(page, shopper);
    const address = answer;
    // A signed-in shopper is redirected to the shop.
    for (const tab of [page, await context.newPage()]) {
      await open(tab, address);
      await expect(tab).toHaveURL((url) => url.pathname === '/');
    }
    expect(exchanges).toBe(1);
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await open(stranger, address);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(say('en', 'callback.lost.title'));
    await elsewhere.close();
  },
);

/** Everything that a script could read on a page, as one text. */
const within = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const kept = databases.map(
      ({ name = '' }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const stores = [...opening.result.objectStoreNames];
            const all = stores.map(
              (store) =>
                new Promise((found) => {
                  const asked = opening.result.transaction(store).objectStore(store).getAll();
                  asked.onsuccess = () => found(asked.result);
                }),
            );
            resolve(Promise.all(all));
          };
        }),
    );
    const keys = (await Promise.all(kept)).flat(3).flatMap((entry) => Object.values(Object(entry).keys ?? {}));
    return {
      local: JSON.stringify({ ...localStorage }),
      rest: [document.cookie, JSON.stringify({ ...sessionStorage }), document.documentElement.outerHTML, location.href],
      databases: JSON.stringify(await Promise.all(kept)),
      privateKeys: keys
        .filter((key) => key instanceof CryptoKey && key.type === 'private')
        .map((key) => key as CryptoKey)
        .map(({ extractable }) => extractable),
    };
  });

test('an attacker who reads the page finds no token that can be used elsewhere', async ({ page, context }) => {
  const shopper = await newShopper();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => said.push(request.url(), request.headers().referer ?? ''));
  const granted = page.waitForResponse((answer) => isToken(answer) && answer.status() === 200);
  const leaving = signIn(page, shopper);
  const tokens: { access_token: string; id_token: string; refresh_token: string } = await (await granted).json();
  await leaving;
  await open(page, '/');
  await expectSignedIn(page, shopper);

  const { local, rest, databases, privateKeys } = await within(page);
  for (const token of Object.values({ ...tokens }).filter((value) => `${value}`.length > 40)) {
    for (const place of [...rest, databases, ...said]) expect(place.includes(token), place.slice(0, 200)).toBe(false);
  }
  expect(local).not.toContain(tokens.access_token);
  expect(local).not.toContain(tokens.id_token);
  expect(local, 'the bound refresh token is kept').toContain(tokens.refresh_token);
  expect(privateKeys).toEqual([false]);

  const { refresh_token, access_token } = tokens;
  const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'storefront', refresh_token });
  const stolen = await fetch(`${storeUrl()}/oidc/token`, { method: 'POST', body });
  expect([stolen.status, await stolen.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  for (const authorization of [`Bearer ${access_token}`, `DPoP ${access_token}`]) {
    const used = await fetch(`${storeUrl()}/api/front/user/info`, { headers: { authorization } });
    expect(used.status).toBe(401);
  }
});

/** Code of a third-party page that signs in without a redirect. */
const ownPage = `
  import { createSession } from '@promenade/storefront-hooks';
  import { createOidc } from '@promenade/storefront-hooks/auth';
  import { createClient, credentials, loginWithEmail, userInfo } from '@promenade/storefront-sdk';
  const at = (path) => location.origin + path;
  const places = { authority: at('/oidc'), redirectUri: at('/callback'), postLogoutRedirectUri: at('/logout') };
  const session = createSession({ loadAuth: async () => createOidc({ clientId: 'storefront', ...places }) });
  const use = [credentials(session.authorize), session.middleware];
  const client = createClient({ baseUrl: location.origin, use });
  window.own = {
    signIn: async (shopper) => {
      const signIn = await loginWithEmail(client, shopper);
      await session.adopt(signIn);
      return signIn.token;
    },
    email: async () => (await userInfo(client)).email,
    signOut: () => session.signOut(),
  };
`;

test(
  'a page with its own sign-in form gets a lasting session that is bound to its key and can be ended',
  deep,
  async ({ page }) => {
    const { outputFiles } = await build({
      stdin: { contents: ownPage, resolveDir: import.meta.dirname },
      ...{ bundle: true, format: 'iife', write: false, minify: true, conditions: ['source'] },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const script = outputFiles[0]?.text ?? '';
    type Own = {
      own: { signIn(shopper: Shopper): Promise<string>; email(): Promise<string>; signOut(): Promise<void> };
    };
    const shopper = await newShopper();
    await open(page, '/');
    await page.evaluate(script);
    const token = await page.evaluate((who) => (window as unknown as Own).own.signIn(who), shopper);
    expect(await page.evaluate(() => (window as unknown as Own).own.email())).toBe(shopper.email);

    await open(page, '/users/order_list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'orders.title'));
    expect((await within(page)).privateKeys).toEqual([false]);
    const asThief = (scheme: string) =>
      fetch(`${storeUrl()}/api/front/user/info`, { headers: { authorization: `${scheme} ${token}` } });
    for (const scheme of ['Bearer', 'DPoP']) expect((await asThief(scheme)).status).toBe(401);

    await page.evaluate(script);
    expect(await page.evaluate(() => (window as unknown as Own).own.email())).toBe(shopper.email);
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/oidc/revocation'));
    await page.evaluate(() => void (window as unknown as Own).own.signOut());
    expect((await ended).status()).toBe(200);
    await page.waitForURL('**/logout');
    expect(JSON.stringify((await within(page)).local)).not.toContain(token);
  },
);
