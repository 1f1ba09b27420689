import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { bareClasses, bareClassesOf } from './looks.ts';
import { leadingAway, promised, type Visit, visitsOf } from './page-table.ts';
import {
  at,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillSignIn,
  hydrated,
  type Locale,
  leaveForSignIn,
  locales,
  newShopper,
  open,
  storeUrl,
  test,
} from './shop.ts';

/*
 * Every page of the shop in both languages: status, title, one heading, room on the narrowest screen, nothing in the console.
 * With PM_DEEP also axe in light and dark, pictures at three widths in .cache/pages to look at, and each page while the backend
 * is silent or gone.
 */
/** Read as the store reads it; its types know styles and pictures, which tests do not. */
const TABLE = '../../apps/reference-store/src/routes/table.ts';
const { routes } = (await import(TABLE)) as { routes: readonly { paths: readonly string[] }[] };
const DEEP = Boolean(process.env.PM_DEEP);
const PICTURES = join(import.meta.dirname, '../../.cache/pages');
const demo = { email: 'demo@promenade.example', password: 'promenade-demo' };

async function signInAs(who: Visit['as'], page: Page, locale: Locale): Promise<void> {
  if (!who) return;
  await leaveForSignIn(page, at(locale, '/sign-in'));
  await fillSignIn(page, who === 'demo' ? demo : await newShopper());
  await page.waitForURL(({ pathname }) => !/oidc|callback/.test(pathname));
  await hydrated(page);
}

const nameOf = ({ path, as }: Visit, locale: Locale) => `${locale} ${as ?? 'guest'} ${path}`.replace(/[^\w]+/g, '-');

/** What holds for every page; answers its title. */
async function look(page: Page, visit: Visit, locale: Locale): Promise<string> {
  const response = await page.goto(at(locale, visit.path));
  expect(response?.status(), visit.path).toBe(visit.status ?? 200);
  expect(bareClasses((await response?.text()) ?? ''), `${visit.path}: without styles before scripts`).toEqual([]);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('main [aria-busy=true]'), visit.path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), visit.path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), visit.path).not.toBeEmpty();
  const isIndexed = !/\/(users|order|middlewares|callback|logout|register|forgotten)/.test(visit.path);
  if (!isIndexed || visit.status === 404) {
    expect(response?.headers()['x-robots-tag'] ?? (await robotsOf(page)), visit.path).toContain('noindex');
  }
  await expectNoSidewaysScroll(page);
  await expect.poll(() => bareClassesOf(page), `${visit.path}: without styles`).toEqual([]);
  return page.title();
}

const robotsOf = async (page: Page) => (await page.locator('meta[name=robots]').getAttribute('content')) ?? '';

async function lookClosely(page: Page, visit: Visit, locale: Locale): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const path = join(PICTURES, `${nameOf(visit, locale)}-${width}-${colorScheme}.jpg`);
      await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 60 });
    }
    await page.setViewportSize({ width: 360, height: 800 });
  }
}

/** Comes to a page from within the shop while the backend does not answer, or answers with an error. */
async function withoutBackend(context: BrowserContext, visit: Visit, locale: Locale): Promise<void> {
  for (const state of ['silent', 'gone'] as const) {
    const page = await context.newPage();
    await page.goto(at(locale, '/service/privacy_policy'));
    await hydrated(page);
    await page.route('**/api/**', (route) => (state === 'silent' ? undefined : route.abort()));
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      at(locale, visit.path),
    );
    // Something to read, and a way on.
    await expect(page.getByRole('main'), `${visit.path}, ${state}`).not.toBeEmpty();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    if (state === 'gone') await expect(page.locator('main [aria-busy=true]'), visit.path).toHaveCount(0);
    await page.close();
  }
}

test('no page of the shop is left out', async () => {
  const visits = await visitsOf();
  const known = new Set(Object.keys(visits));
  const left = routes
    .map(({ paths }) => paths[0] ?? '')
    .filter((path) => !known.has(path) && !leadingAway.includes(path));
  expect(left).toEqual([]);
});

test('each of the fifty promised addresses is visited', async () => {
  expect(new Set(promised).size).toBe(50);
  const visited = Object.values(await visitsOf()).flatMap((visits) =>
    visits.map(({ path }) => path.replace(/\?.*/s, '')),
  );
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  expect(promised.filter((pattern) => !visited.some((path) => fits(pattern).test(path)))).toEqual([]);
});

/** What is wrong with a policy. */
function faultsOf(policy: string): string[] {
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)] as const));
  const scripts = directives.get('script-src') ?? [];
  const policies = directives.get('trusted-types') ?? ['*'];
  return [
    ...(scripts.some((source) => /^'nonce-[\w+/]{22}=='$/.test(source)) ? [] : ['scripts need no nonce']),
    ...(scripts.includes("'strict-dynamic'") ? [] : ['no strict-dynamic']),
    ...(scripts.length > 2 ? ['further sources of scripts'] : []),
    ...(/unsafe-|\*(?!\.)/.test(policy) ? ['something unsafe'] : []),
    ...(directives.get('require-trusted-types-for')?.join() === "'script'" ? [] : ['no Trusted Types']),
    ...(policies.some((name) => /\*|'allow-duplicates'/.test(name)) ? ['any policy of Trusted Types'] : []),
    ...['base-uri', 'object-src', 'frame-ancestors'].filter((name) => directives.get(name)?.join() !== "'none'"),
  ];
}

test('each page and each refusal, in both languages, comes with a policy of its own', async () => {
  expect(faultsOf("script-src 'self' 'unsafe-inline'")).toHaveLength(8);
  const visits = Object.values(await visitsOf()).flat();
  // An address that cannot be read, one that is no file, one that leads on.
  const others = ['/%E0%A4%A', '/no/such/page', `/${'x'.repeat(2_000)}`, '/collections/fashion?page=x', '/sign-in'];
  const paths = [...new Set([...visits.map(({ path }) => path), ...others])];
  const nonces = new Set<string>();
  for (const path of paths.flatMap((each) => locales.map((locale) => at(locale, each)))) {
    const answer = await fetch(storeUrl() + path);
    await answer.body?.cancel();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(faultsOf(policy), `${answer.status} ${path}: ${policy}`).toEqual([]);
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(answer.headers.get('referrer-policy'), path).toMatch(
      /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    );
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  }
  expect(nonces.size).toBe(paths.length * locales.length);
});

test('whatever else answers, a document of it may run nothing of others', async () => {
  const asked = [
    ...['/middlewares/offline', '/fr/middlewares/offline', '/newsletter', '/assets/none.js', '/media/none', '/mail'],
    ...[
      '/api/front/none',
      '/oidc/none',
      '/oidc/logout',
      '/oidc/authorization',
      '/oidc/interaction/none',
      '/sandbox/pay/none',
    ],
  ].map((path) => ({ path, method: 'GET' }));
  for (const { path, method } of [...asked, { path: '/', method: 'POST' }, { path: '/none', method: 'PUT' }]) {
    const answer = await fetch(storeUrl() + path, { method, headers: { accept: 'text/html' } });
    await answer.body?.cancel();
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy, path).toMatch(/default-src '(?:none|self)'/);
    expect(policy, path).toMatch(/frame-ancestors 'none'/);
    expect(policy, path).not.toMatch(/'unsafe-/);
  }
});

test('a page that lacks styles is found, before its scripts and after', async ({ page }) => {
  const html = await (await fetch(storeUrl())).text();
  expect(bareClasses(html)).toEqual([]);
  expect(bareClasses(html.replace(/<style[\s\S]*?<\/style>/, '')).length).toBeGreaterThan(50);
  await open(page, '/');
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  expect((await bareClassesOf(page)).length).toBeGreaterThan(50);
});

for (const locale of locales) {
  for (const who of [undefined, 'newcomer', 'demo'] as const) {
    test(`every page, ${locale}, ${who ?? 'as a guest'}`, async ({ page, context, complaints }) => {
      test.setTimeout(DEEP ? 1_500_000 : 400_000);
      await page.setViewportSize({ width: 360, height: 800 });
      await signInAs(who, page, locale);
      const known = new Set(routes.map(({ paths }) => paths[0]));
      const titles = new Map<string, string>();
      for (const [pattern, visits] of Object.entries(await visitsOf())) {
        if (!known.has(pattern)) continue;
        for (const visit of visits.filter(({ as }) => as === who)) {
          const title = await look(page, visit, locale);
          // Each page has a name of its own; what is not there shares one.
          if (!visit.state) {
            expect(titles.get(title), `${visit.path} has the title of another page: ${title}`).toBeUndefined();
            titles.set(title, visit.path);
          }
          if (!DEEP) continue;
          await lookClosely(page, visit, locale);
          await withoutBackend(context, visit, locale);
        }
      }
      if (DEEP) complaints.splice(0, complaints.length, ...complaints.filter((text) => !/net::ERR_FAILED/.test(text)));
    });
  }
}
