import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/*
 * Every component in the page of an app that exists already: with `tokens.css` and without our reset, and below rules for tags
 * that are outside of layers. Each element must look as it does on a page of our own.
 */

const contract = join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx');

const resets = {
  'no reset at all': '',
  'a reset by the universal selector': '* { margin: 0; padding: 0; box-sizing: content-box; }',
  'a reset by tags': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid; margin: 0; padding: 0; }
    button, input, select, textarea { font: inherit; color: inherit; background: transparent; border-radius: 0; padding: 0; }
    a { color: inherit; text-decoration: inherit; } ol, ul { list-style: none; } img, svg { display: block; }
    h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }`,
  'the rules of a page of text': `
    body p { margin: 0 0 1em; } ul, ol { padding-inline-start: 40px; list-style: square; } dd { margin-inline-start: 3em; }
    h1, h2, h3 { font: bold 2em serif; margin: 1em 0; } label { display: block; margin: 1em; } fieldset { border: 2px solid; }
    button { padding: 20px; background: red; border: 3px outset; text-transform: uppercase; } a { color: blue; text-decoration: underline; }
    input, select { padding: 12px; border: 4px inset; } table { border-collapse: separate; } figure { margin: 1em 40px; }`,
};

/** What the document of an app of ours has from base.css; another app has its own. */
const document = `body { margin: 0; } html { font-family: var(--pm-font-text); font-size: var(--pm-text-body-size);
  line-height: var(--pm-text-body-line); letter-spacing: var(--pm-text-body-tracking); color: var(--pm-color-text-strong);
  -webkit-font-smoothing: antialiased; }`;

const entry = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import * as ui from '@promenade/storefront-ui';
  import * as overlays from '@promenade/storefront-ui/overlays';
  import { minimalProps } from ${JSON.stringify(contract)};
  import { rich } from './rich.tsx';
  const all = { ...ui, ...overlays };
  const pages = {};
  for (const [name, props] of [...Object.entries(minimalProps), ...rich]) {
    // Shows an element of the app.
    if (name === 'Field') continue;
    const Component = all[name];
    const markup = renderToStaticMarkup(<ui.UiProvider><Component {...props} /></ui.UiProvider>);
    if (markup) pages[name] = (pages[name] ?? '') + '<section data-of="' + name + '">' + markup + '</section>';
  }
  console.log(JSON.stringify(pages));`;

/** Components with more in them than the least. */
const rich = `
  const picture = { src: 'data:,', alt: 'A lamp', width: 4, height: 5 };
  const price = { now: '$36.00', was: '$48.00', percentOff: '25.00%' };
  const link = { label: 'Lamps', href: '/lamps' };
  const ignore = () => {};
  export const rich = [
    ['ProductCard', { name: 'Lamp', href: '/lamp', price, rating: { value: 4.5, count: '12' }, sold: '1.2K', freeShipping: true, onQuickAdd: ignore, onQuickView: ignore }],
    ['ProductGrid', { children: ['One', 'Two'] }],
    ['Button', { children: 'Add', variant: 'outline', pending: true }],
    ['Button', { children: 'Go', href: '/' }],
    ['TextField', { label: 'Name', hint: 'As on the card', error: 'Missing'}],
    ['SelectField', { label: 'Sort', options: [{ value: 'a', label: 'A' }] }],
    ['RadioGroup', { label: 'Size', options: [{ value: 's', label: 'S' }, { value: 'm', label: 'M' }] }],
    ['Breadcrumbs', { trail: [{ name: 'Home', href: '/' }, { name: 'Lamps' }] }],
    ['OrderTimeline', { steps: [{ id: 'created', name: 'created', at: '1 May', state: 'done' }] }],
    ['Receipt', { rows: [{ id: 'subtotal', label: 'Subtotal', value: '$1.00' }], total: { label: 'Total', value: '$1.00' } }],
    ['SiteFooter', { columns: [{ title: 'Shop', links: [link] }], copyright: '2026' }],
    ['SiteHeader', { brand: { href: '/', name: 'Shop' }, navigation: [link], cart: { href: '/cart', count: 2 } }],
  ];`;

/** Replaces what the file of the contract imports from the sources by the package. */
const fromPackage: Plugin = {
  name: 'from-package',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\.?\// }, ({ importer }) =>
      importer === contract ? { path: 'package', namespace: 'package' } : undefined,
    );
    bundle.onLoad({ filter: /.*/, namespace: 'package' }, () => ({
      contents: "export * from '@promenade/storefront-ui'; export * from '@promenade/storefront-ui/overlays';",
      resolveDir: consumer,
    }));
  },
};

let consumer: string;
let browser: Browser;
let markups: Record<string, string>;
let css: (file: string) => string;

beforeAll(async () => {
  consumer = mkdtempSync(join(tmpdir(), 'foreign-reset-'));
  const { folder } = installPacked(consumer, 'storefront-ui');
  linkPeers(consumer);
  link(consumer, 'react', root);
  css = (file) => readFileSync(join(folder, 'dist', file), 'utf8');
  write(consumer, { 'package.json': '{ "type": "module" }', 'entry.tsx': entry, 'rich.tsx': rich });
  await build({
    absWorkingDir: consumer,
    entryPoints: ['entry.tsx'],
    outfile: join(consumer, 'bundle.cjs'),
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    nodePaths: [join(consumer, 'node_modules')],
    plugins: [fromPackage],
    logLevel: 'silent',
  });
  markups = JSON.parse(execFileSync(process.execPath, ['bundle.cjs'], { cwd: consumer, encoding: 'utf8' }));
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  rmSync(consumer, { recursive: true, force: true });
});

/** Box and look of each element, by the component it is part of. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties = ['padding', 'margin', 'backgroundColor', 'color', 'fontSize', 'fontWeight', 'borderTopWidth'];
    const found: Record<string, string[]> = {};
    for (const section of window.document.querySelectorAll('section')) {
      found[section.dataset.of ?? ''] = [...section.querySelectorAll('[class*=pm0]')].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const box = [width, height].map((px) => Math.round(px * 10) / 10);
        const look = properties.map((name) => style[name as 'color']);
        return `${element.tagName} ${element.getAttribute('class')} ${[...box, ...look].join(' | ')}`;
      });
    }
    return found;
  });

async function looksWith(...sheets: string[]): Promise<Record<string, string[]>> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 800 }, colorScheme: 'light' });
  try {
    const groups = ['primitives', 'forms', 'commerce', 'patterns', 'overlays'].map((group) => css(`css/${group}.css`));
    const styles = [...sheets.slice(0, 1), ...groups, ...sheets.slice(1)].map((sheet) => `<style>${sheet}</style>`);
    await page.setContent(
      `<!doctype html>${styles.join('')}<style>* { animation: none !important; }</style><body>${Object.values(markups).join('')}`,
    );
    return await looks(page);
  } finally {
    await page.close();
  }
}

describe('components in the page of another author', () => {
  let expected: Record<string, string[]>;
  beforeAll(async () => {
    expected = await looksWith(css('css/base.css'));
    expect(Object.keys(expected).length).toBeGreaterThan(50);
  });

  it.each(Object.entries(resets))('look as on our own with %s', async (_, reset) => {
    const found = await looksWith(css('tokens.css'), document, reset);
    const different = Object.entries(found).flatMap(([name, elements]) =>
      elements.flatMap((look, index) =>
        look === expected[name]?.[index] ? [] : [`${name}: ${look}\n${expected[name]?.[index]}`],
      ),
    );
    expect(different).toEqual([]);
  });

  it('take the classes of the shop', async () => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>.shop { padding: 3px; background: rgb(1, 2, 3); }</style>
      <style>${css('tokens.css')}${css('css/button.css')}</style>${markups.Button?.replace('class="', 'class="shop ')}`);
    const button = page.locator('.shop');
    expect(await button.evaluate((element) => getComputedStyle(element).padding)).toBe('3px');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)');
    await page.close();
  });
});
