import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { bareClasses, bareClassesOf } from './looks.ts';
import { framed, leadingAway, promised, type Visit, visitsOf } from './page-table.ts';
import {
  at,
  deep,
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  type Locale,
  locales,
  newShopper,
  open,
  say,
  signInDirectly,
  storeUrl,
  test,
} from './shop.ts';

/*
 * Every page of the shop in both languages. Daily: status, language, title, heading, styles, robots and security policy of the server's
 * HTML. In deep also in the browser, with axe in light and dark, screenshots at three widths in .cache/pages, and each page while the
 * backend does not answer or refuses connections.
 */
/** The addresses of the routes, read in a process that loads our packages from their sources. */
const readRoutes = `
  const { routes } = await import('./apps/reference-store/src/routes/table.ts');
  console.log(JSON.stringify(routes.map(({ paths }) => ({ paths }))));
`;
const node = [process.execPath, ['--conditions=source', '--input-type=module', '--eval', readRoutes]] as const;
const routes: { paths: string[] }[] = JSON.parse(
  execFileSync(...node, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' }),
);
const PICTURES = join(import.meta.dirname, '../../.cache/pages');

const people = { guest: 'a guest', newcomer: 'a new shopper', demo: 'a shopper with orders' } as const;

const nameOf = ({ path, as }: Visit, locale: Locale) => `${locale} ${as ?? 'guest'} ${path}`.replace(/[^\w]+/g, '-');

/** Whether search engines may list a page. */
const isIndexed = ({ path, status }: Visit) =>
  status !== 404 && !/\/(users|order|middlewares|callback|logout|register|forgotten)/.test(path);

/** Opens a page in the browser, makes the checks for every page, and returns its title. */
async function look(page: Page, visit: Visit, locale: Locale): Promise<string> {
  const { path } = visit;
  const response = await page.goto(at(locale, path));
  expect(response?.status(), path).toBe(visit.status ?? 200);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
  if (!isIndexed(visit)) {
    expect(response?.headers()['x-robots-tag'] ?? (await robotsOf(page)), path).toContain('noindex');
  }
  const title = await page.title();
  if (path.startsWith('/users') && !/registration|_confirm/.test(path) && !visit.as) {
    const [name = ''] = title.split(' · ');
    await expect(page.getByText(say(locale, 'signIn.forPage', { page: name })), path).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expect.poll(() => bareClassesOf(page), `${path}: without styles`).toEqual([]);
  return title;
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
    await page.setViewportSize({ width: 320, height: 700 });
  }
}

/** Navigates to a page within the shop while the backend does not answer, or refuses connections. */
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
    // There is something to read, and a link or button to continue.
    await expect(page.getByRole('main'), `${visit.path}, ${state}`).not.toBeEmpty();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    if (state === 'gone') await expect(page.locator('main [aria-busy=true]'), visit.path).toHaveCount(0);
    await page.close();
  }
}

test('the page table has every route of the shop', async () => {
  const visits = await visitsOf();
  const known = new Set(Object.keys(visits));
  const left = routes
    .map(({ paths }) => paths[0] ?? '')
    .filter((path) => !known.has(path) && ![...leadingAway, ...framed].includes(path));
  expect(left).toEqual([]);
});

test('the page table visits each of the fifty promised addresses', async () => {
  expect(new Set(promised).size).toBe(50);
  const visited = Object.values(await visitsOf()).flatMap((visits) =>
    visits.map(({ path }) => path.replace(/\?.*/s, '')),
  );
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  expect(promised.filter((pattern) => !visited.some((path) => fits(pattern).test(path)))).toEqual([]);
});

/** An allowed inline source: a nonce, or the hash of the content. */
const INLINE = /^'(?:nonce-[\w+/]{22}==|sha256-[\w+/]{43}=|none)'$/;

function faultsOf(policy: string): string[] {
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)] as const));
  const scripts = directives.get('script-src') ?? [];
  const policies = directives.get('trusted-types') ?? ['*'];
  return [
    ...(scripts.some((source) => INLINE.test(source)) ? [] : ['scripts need neither nonce nor hash']),
    ...(scripts.includes("'strict-dynamic'") || scripts.join() === "'none'" ? [] : ['no strict-dynamic']),
    ...(scripts.some((source) => source !== "'strict-dynamic'" && !INLINE.test(source))
      ? ['further sources of scripts']
      : []),
    ...(/unsafe-|\*(?!\.)/.test(policy) ? ['something unsafe'] : []),
    ...(directives.get('require-trusted-types-for')?.join() === "'script'" ? [] : ['no Trusted Types']),
    ...(policies.some((name) => /\*|'allow-duplicates'/.test(name)) ? ['any policy of Trusted Types'] : []),
    ...['base-uri', 'object-src', 'frame-ancestors'].filter((name) => directives.get(name)?.join() !== "'none'"),
  ];
}

for (const locale of locales) {
  test(`the server sends every page with its status, title, heading, styles, robots and security policy (${locale})`, async () => {
    expect(faultsOf("script-src 'self' 'unsafe-inline'")).toHaveLength(9);
    const table = await visitsOf();
    const known = new Set(routes.map(({ paths }) => paths[0]));
    const visits = new Map<string, Visit>();
    for (const [pattern, each] of Object.entries(table)) {
      if (known.has(pattern)) for (const visit of each) visits.set(visit.path, visits.get(visit.path) ?? visit);
    }
    const titles = new Map<string, string>();
    const nonces = new Set<string>();
    // An address that cannot be decoded, a missing one, a very long one, and one that redirects.
    const others = ['/%E0%A4%A', '/no/such/page', `/${'x'.repeat(2_000)}`, '/collections/fashion?page=x', '/sign-in'];
    for (const path of [...visits.keys(), ...others]) {
      const answer = await fetch(storeUrl() + at(locale, path));
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(faultsOf(policy), `${answer.status} ${path}: ${policy}`).toEqual([]);
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), path).toMatch(
        /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
      );
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      if (nonce !== undefined) {
        // A shared copy would contain the nonce.
        expect(answer.headers.get('cache-control'), path).toMatch(/^(?:no-store|private, no-cache)$/);
        expect(nonces.has(nonce), path).toBe(false);
        nonces.add(nonce);
      }
      const visit = visits.get(path);
      if (!visit) continue;
      expect(answer.status, path).toBe(visit.status ?? 200);
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html.match(/<h1[\s>]/g) ?? [], path).toHaveLength(1);
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
      expect(title, path).not.toBe('');
      // Each page has a different title; states of a page, and pages that are not found, share one.
      if (!visit.state) {
        expect(titles.get(title), `${path} has the title of another page: ${title}`).toBeUndefined();
        titles.set(title, path);
      }
      const robots = answer.headers.get('x-robots-tag') ?? /<meta name="robots" content="([^"]*)/.exec(html)?.[1] ?? '';
      if (!isIndexed(visit)) expect(robots, path).toContain('noindex');
      const canonical = /<link rel="canonical" href="([^"]*)/.exec(html)?.[1];
      // The preview that other sites show for a shared address.
      if (canonical) {
        const shared = (name: string) =>
          new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)`).exec(html)?.[1];
        expect(shared('og:url'), path).toBe(canonical);
        for (const name of ['og:title', 'og:type', 'og:site_name', 'twitter:card'])
          expect(shared(name), path).toBeTruthy();
        expect(shared('og:locale'), path).toBe({ en: 'en_US', fr: 'fr_FR' }[locale]);
        expect(shared('og:description'), path).toBe(shared('description'));
      }
      expect(bareClasses(html), `${path}: without styles before scripts`).toEqual([]);
    }
    expect(nonces.size).toBeGreaterThan(0);
  });
}

test('documents that are not pages forbid scripts of other origins', async () => {
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

test('a page without its styles is detected, before scripts run and after', async ({ page }) => {
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
    test(
      `every page in the browser of ${people[who ?? 'guest']} (${locale})`,
      deep,
      async ({ page, context, complaints }) => {
        test.setTimeout(1_500_000);
        await page.setViewportSize({ width: 320, height: 700 });
        if (who) await signInDirectly(page, who === 'demo' ? demo : await newShopper());
        const known = new Set(routes.map(({ paths }) => paths[0]));
        const titles = new Map<string, string>();
        for (const [pattern, visits] of Object.entries(await visitsOf())) {
          if (!known.has(pattern)) continue;
          for (const visit of visits.filter(({ as }) => as === who)) {
            const title = await look(page, visit, locale);
            // Each page has a different title; states of a page, and pages that are not found, share one.
            if (!visit.state) {
              expect(titles.get(title), `${visit.path} has the title of another page: ${title}`).toBeUndefined();
              titles.set(title, visit.path);
            }
            await lookClosely(page, visit, locale);
            await withoutBackend(context, visit, locale);
          }
        }
        complaints.splice(0, complaints.length, ...complaints.filter((text) => !/net::ERR_FAILED/.test(text)));
      },
    );
  }
}
