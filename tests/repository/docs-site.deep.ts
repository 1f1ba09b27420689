import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { root } from '../../tooling/steps.ts';

/* The built documentation site of a release, below a path as on its host, in Chromium. */

const BASE = '/promenade/v0.2/';
let site: string;
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'docs-site-'));
  const program = join(root, 'tooling/docs.ts');
  const options = ['--release', '--tags', 'v0.2.0,v0.1.0', '--no-storybook', '--base', BASE, '--out', site];
  const { status, stdout } = spawnSync(process.execPath, ['--conditions=source', program, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
  const serve = sirv(site);
  server = createServer((request, response) => {
    if (!request.url?.startsWith(BASE)) return void response.writeHead(404).end();
    request.url = request.url.slice(BASE.length - 1);
    serve(request, response, () => void response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...chromiumFlags] });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true, force: true });
}, 60_000);

/** Opens a page and fails on an error in its console. */
async function visit(
  path: string,
  use: (page: Page) => Promise<void>,
  options: { colorScheme?: 'light' | 'dark' } = {},
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    const response = await page.goto(origin + BASE + path);
    expect(response?.status()).toBe(200);
    await use(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

const shown = [
  '',
  'fr/',
  'tutorials/first-shop.html',
  'guides/payments.html',
  'cookbook/redux.html',
  'reference/hooks/useProductCard.html',
  'reference/components/Button.html',
  'reference/calls/orders/create.html',
  'reference/states.html',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(shown)('“%s” has no axe violations', (path) =>
    visit(
      path,
      async (page) => {
        await page.locator('h1').first().waitFor();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      },
      { colorScheme },
    ),
  );
});

it.each([
  ['webhook', 'guides/payments.html'],
  ['refund', 'reference/hooks/useRefund'],
  ['theme', 'skills/theme.html'],
  ['guest checkout', 'packages/storefront-hooks.html'],
])('the search box finds “%s”', (words, path) =>
  visit('', async (page) => {
    // The shortcut works once the scripts have started the page.
    await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    await page.keyboard.press('Control+k');
    await page.locator('.VPLocalSearchBox input').fill(words);
    const results = page.locator('.VPLocalSearchBox .result');
    await results.first().waitFor();
    const links = await results.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(
      links.some((link) => link.includes(path)),
      links.join('\n'),
    ).toBe(true);
  }),
);

it('the French start page and its search are in French', () =>
  visit('fr/', async (page) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: 'Rechercher' }).first().waitFor();
    await page.getByText('Créer une première boutique').waitFor();
  }));

it('a release links to the next version and to other releases', () =>
  visit('', async (page) => {
    const menu = page.locator('.VPNavBar .versions');
    await menu.locator('summary').click();
    const links = await menu.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links).toEqual(['/promenade/', '/promenade/v0.1/', expect.stringContaining('CHANGELOG.md')]);
    expect(await menu.locator('summary').textContent()).toMatch(/^\d+\.\d+\.\d+$/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }));

it('a hook links to its component, and the page to its Markdown', () =>
  visit('reference/hooks/useProductCard.html', async (page) => {
    const markdown = await page.getByRole('link', { name: 'This page as Markdown' }).getAttribute('href');
    expect(await (await fetch(origin + markdown)).text()).toMatch(/^# useProductCard\n/);
    await page.locator('.vp-doc').getByRole('link', { name: 'ProductCard', exact: true }).first().click();
    await page.waitForURL(/components\/ProductCard\.html$/);
    await page.getByRole('heading', { level: 1, name: 'ProductCard' }).waitFor();
  }));

it('llms.txt lists every page, and each is available as Markdown', () => {
  const paths = [...readFileSync(join(site, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+\.md)\)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(400);
  expect(paths.filter((path) => !existsSync(join(site, path)))).toEqual([]);
  const whole = readFileSync(join(site, 'llms-full.txt'), 'utf8');
  for (const path of ['guides/payments.md', 'reference/hooks/useCart.md']) expect(whole).toContain(`<!-- ${path} -->`);
});
