import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeCss } from '../../packages/storefront-ui/src/tokens/theme-css.ts';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/*
 * Every component in a page of an existing app: with `tokens.css`, without our reset, and with the app's unlayered rules for elements. Each element
 * must look as on a page that uses our reset.
 */

const contract = join(root, 'packages/storefront-ui/src/contract/minimal-props.tsx');

/** Reads a published stylesheet of another package. */
const published = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8');

/** Tailwind's reset outside of a layer, as in version 3 and in stylesheets without `@layer`. */
async function preflight(): Promise<string> {
  const compiler = await compile('@import "preflight.css";', {
    loadStylesheet: async (path) => ({ path, base: '', content: published(`tailwindcss/${path}`) }),
  });
  return compiler.build([]);
}

const everyReset: Readonly<Record<string, () => string | Promise<string>>> = {
  'no reset at all': () => '',
  "Bootstrap's reboot": () => published('bootstrap/dist/css/bootstrap-reboot.css'),
  'modern-normalize': () => published('modern-normalize/modern-normalize.css'),
  "Tailwind's preflight": preflight,
  'a reset by the universal selector': () => '* { margin: 0; padding: 0; box-sizing: content-box; }',
  'the rules of a page of text': () => `
    body p { margin: 0 0 1em; } ul, ol { padding-inline-start: 40px; list-style: square; } dd { margin-inline-start: 3em; }
    h1, h2, h3 { font: bold 2em serif; margin: 1em 0; } label { display: block; margin: 1em; } fieldset { border: 2px solid; }
    button { padding: 20px; background: red; border: 3px outset; text-transform: uppercase; transition: all 1s; } a { color: blue; }
    input, select { padding: 12px; border: 4px inset; } table { border-collapse: separate; } figure { margin: 1em 40px; }`,
};

/** The most extensive resets run daily. */
const daily = ["Bootstrap's reboot", "Tailwind's preflight"];
const resets = Object.entries(everyReset).filter(([name]) => process.env.PM_DEEP || daily.includes(name));

/** Inherited styles belong to the app; here they are the same on both pages. */
const INHERITED = `all: initial; display: block; width: 960px; font-family: var(--pm-font-text); font-size: var(--pm-text-body-size);
  line-height: var(--pm-text-body-line); letter-spacing: var(--pm-text-body-tracking); color: var(--pm-color-text-strong);`;

const entry = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import * as ui from '@promenade/storefront-ui';
  import * as overlays from '@promenade/storefront-ui/overlays';
  import * as shop from '@promenade/storefront-ui/shop';
  import * as shopOverlays from '@promenade/storefront-ui/shop/overlays';
  import { minimalProps } from ${JSON.stringify(contract)};
  import { rich } from './rich.tsx';
  const all = { ...ui, ...overlays, ...shop, ...shopOverlays };
  const pages = {};
  for (const [name, props] of [...Object.entries(minimalProps), ...rich]) {
    // Their visible element belongs to the app.
    if (['Field', 'Menu', 'Popover', 'Tooltip'].includes(name)) continue;
    const Component = all[name];
    const markup = renderToStaticMarkup(<ui.UiProvider><Component {...props} /></ui.UiProvider>);
    if (markup) pages[name] = (pages[name] ?? '') + '<section style="all: unset; display: block; position: relative" data-of="' + name + '">' + markup + '</section>';
  }
  console.log(JSON.stringify(pages));`;

/** Components with more content than the minimum. */
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
    ['Timeline', { label: 'Order', items: [{ id: 'created', title: 'created', at: { text: '1 May', iso: '2026-05-01' }, state: 'done' }] }],
    ['Receipt', { rows: [{ id: 'subtotal', label: 'Subtotal', value: '$1.00' }], totalRow: { label: 'Total', value: '$1.00' } }],
    ['SiteFooter', { linkGroups: [{ title: 'Shop', links: [link] }], copyright: '2026' }],
    ['SiteHeader', { home: { href: '/', name: 'Shop' }, navigation: [link], cart: { href: '/cart', count: 2 } }],
  ];`;

/** Replaces imports from the sources by imports from the package. */
const fromPackage: Plugin = {
  name: 'from-package',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\.?\// }, ({ importer }) =>
      importer === contract ? { path: 'package', namespace: 'package' } : undefined,
    );
    bundle.onLoad({ filter: /.*/, namespace: 'package' }, () => ({
      contents: ['', '/overlays', '/shop', '/shop/overlays']
        .map((entry) => `export * from '@promenade/storefront-ui${entry}';`)
        .join('\n'),
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

/** A page with all components, below some stylesheets. */
function pageOf(...sheets: string[]): string {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  const still = '<style>*, ::before, ::after { animation: none !important; }</style>';
  return `<!doctype html><html>${styles}${still}<body style="margin: 0"><div style="${INHERITED}">${Object.values(markups).join('')}</div></body></html>`;
}

const groupSheets = () => ['primitives', 'forms', 'shop', 'overlays'].map((group) => css(`css/${group}.css`));

/** The stylesheets of a page that uses our reset. */
const ownPage = () => {
  const base = css('css/base.css');
  const shield = /(?:^[^{}\n]+\{[^{}]*revert-layer;[^{}]*\}\s*)+$/m;
  expect(base).toMatch(shield);
  return pageOf(base.replace(shield, ''), ...groupSheets());
};

interface Comparison {
  elements: number;
  properties: number;
  /** `Button: button.pm… border-radius: 8px, not 0px`. */
  differences: string[];
}

/** Compares all computed styles of each element of the library, and of its pseudo-elements, on two pages. */
async function compared(page: Page, own: string, foreign: string): Promise<Comparison> {
  await page.setContent('<!doctype html>');
  return page.evaluate(
    async (documents) => {
      const frames = documents.map((srcdoc) => {
        const frame = Object.assign(document.createElement('iframe'), { srcdoc });
        frame.style.cssText = 'width: 1024px; height: 800px';
        return frame;
      });
      const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
      document.body.append(...frames);
      await Promise.all(loaded);
      const elements = frames.map((frame) => [...(frame.contentDocument?.querySelectorAll('[class*=pm0]') ?? [])]);
      const differences: string[] = [];
      let properties = 0;
      const [own = [], foreign = []] = elements;
      const heights = frames.map((frame) =>
        [...(frame.contentDocument?.querySelectorAll<HTMLElement>('[data-of]') ?? [])].map(
          (section) => [section.dataset.of, section.offsetHeight] as const,
        ),
      );
      heights[0]?.forEach(([name, height], index) => {
        const found = heights[1]?.[index]?.[1];
        if (found !== height) differences.push(`${name}: ${height}px high, not ${found}px`);
      });
      if (own.length !== foreign.length) differences.push(`${own.length} elements, not ${foreign.length}`);
      own.forEach((element, index) => {
        const other = foreign[index];
        if (!other) return;
        for (const pseudo of [undefined, '::before', '::after']) {
          const [expected, found] = [getComputedStyle(element, pseudo), getComputedStyle(other, pseudo)];
          if (pseudo && expected.content === 'none' && found.content === 'none') continue;
          properties = expected.length;
          for (let at = 0; at < expected.length; at++) {
            const name = expected.item(at);
            const [one, two] = [expected.getPropertyValue(name), found.getPropertyValue(name)];
            if (one === two) continue;
            const of = element.closest<HTMLElement>('[data-of]')?.dataset.of;
            differences.push(`${of}: ${element.localName}${pseudo ?? ''} ${name}: ${one}, not ${two}`);
          }
        }
      });
      return { elements: own.length, properties, differences };
    },
    [own, foreign],
  );
}

describe('components in another author’s page', () => {
  let page: Page;
  let own: string;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1100, height: 900 }, colorScheme: 'light' });
    own = ownPage();
  });
  afterAll(() => page?.close());

  it.each(resets)('look as on our page with %s', async (_, reset) => {
    const found = await compared(page, own, pageOf(css('tokens.css'), ...groupSheets(), await reset()));
    expect(found.elements).toBeGreaterThan(500);
    expect(found.properties).toBeGreaterThan(300);
    expect([...new Set(found.differences)]).toEqual([]);
  });

  it('have the local fonts that stand in for the font of titles', () => {
    const fonts = (sheet: string) => css(sheet).match(/@font-face \{[^}]*\}/g);
    expect(fonts('tokens.css')).toHaveLength(2);
    expect(fonts('tokens.css')).toEqual(fonts('css/base.css'));
  });

  it('are reported when a reset changes them', async () => {
    const bare = css('tokens.css').replace('all: revert-layer', 'color: revert-layer');
    const found = await compared(
      page,
      own,
      pageOf(bare, ...groupSheets(), published('bootstrap/dist/css/bootstrap-reboot.css')),
    );
    expect(found.differences.some((one) => one.includes('border-top-left-radius'))).toBe(true);
  });

  it('accept the app’s class names', async () => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>.shop { padding: 3px; background: rgb(1, 2, 3); border-radius: 5px; }</style>
      <style>${css('tokens.css')}${css('css/button.css')}</style>${markups.Button?.replace('class="', 'class="shop ')}`);
    const button = page.locator('.shop').first();
    const style = await button.evaluate((element) => {
      const { padding, backgroundColor, borderRadius } = getComputedStyle(element);
      return { padding, backgroundColor, borderRadius };
    });
    expect(style).toEqual({ padding: '3px', backgroundColor: 'rgb(1, 2, 3)', borderRadius: '5px' });
    await page.close();
  });

  it('accept an app’s variable, however the theme is set', async () => {
    const page = await browser.newPage({ colorScheme: 'light' });
    const theme = themeCss({ brand: '#e4572e', density: 'compact' });
    const shop = ':root { --pm-color-page: rgb(1, 2, 3); --pm-size-control: 99px; }';
    const of = (name: string) =>
      page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name);
    for (const sheets of [
      [css('styles.css'), theme, shop],
      [shop, css('styles.css'), theme],
      [shop, theme, css('styles.css')],
      [css('styles.css'), shop, theme],
    ]) {
      await page.setContent(`<!doctype html>${sheets.map((sheet) => `<style>${sheet}</style>`).join('')}<p>`);
      expect([await of('--pm-color-page'), await of('--pm-size-control')]).toEqual(['rgb(1, 2, 3)', '99px']);
      // A theme overrides the defaults, whichever comes first.
      expect(await of('--pm-color-accent-on')).toBe('#ffffff');
      expect(await of('--pm-size-row')).toBe('2.75rem');
    }
    await page.close();
  });
});
