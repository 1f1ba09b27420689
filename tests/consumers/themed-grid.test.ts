import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentList, LIST } from '../../packages/storefront-ui/packaging/component-list.ts';
import { chromiumFlags, ensureBrowser } from '../../tooling/browser.ts';
import { filesOf } from './documents.ts';
import { installPacked, link, linkPeers, root, typesOf, write } from './packed.ts';

/* The grid in the README of storefront-ui, in an empty Vite app with its template's stylesheet. */

const LINES_MAX = 10;
/** Lines with closing brackets only do not count, because the formatter decides their number. */
const says = (line: string) => line.trim() !== '' && !/^\s*(?:<\/\w+>|[)}\];]+)+$/.test(line);
const template = {
  'index.html':
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
    import './index.css';
    import App from './App.tsx';
    const root = document.getElementById('root');
    if (root) createRoot(root).render(<App />);`,
  'src/index.css': `:root { font-family: system-ui; } * { margin: 0; padding: 0; } h1 { font-size: 3em; }
    a { color: #646cff; text-decoration: underline; } p { padding: 9px; } button { padding: 20px; background: #1a1a1a; }`,
  'vite.config.ts': "import react from '@vitejs/plugin-react'; export default { plugins: [react()] };",
  'package.json': '{ "type": "module" }',
};

let app: string;
let readme: string;
let files: Record<string, string>;
let vite: ViteDevServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'themed-grid-'));
  const { folder } = installPacked(app, 'storefront-ui');
  linkPeers(app);
  for (const name of ['vite', '@vitejs/plugin-react']) link(app, name, root);
  readme = readFileSync(join(folder, 'README.md'), 'utf8');
  files = filesOf(readme, 'A themed grid with Vite');
  mkdirSync(join(app, 'src'));
  const { 'another-brand': _, ...program } = files;
  write(app, { ...template, ...program });
  // Each visit reloads the page. If the server were notified late of a changed file, it would reload the page in the middle of a visit.
  vite = await createServer({ root: app, logLevel: 'error', server: { port: 0, watch: null } });
  await vite.listen();
  origin = vite.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await vite?.close();
  rmSync(app, { recursive: true, force: true });
});

/** The texts of the page, and its styles that come from the theme. */
async function visit() {
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(origin);
    await page.getByRole('article').nth(1).waitFor();
    const found = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      const { padding } = styleOf('article p');
      const { color, textDecorationLine } = styleOf('article a');
      return {
        accent: styleOf('html').getPropertyValue('--pm-color-accent-solid'),
        radius: styleOf('html').getPropertyValue('--pm-radius-factor'),
        display: styleOf('html').getPropertyValue('--pm-font-display'),
        price: { padding },
        name: { color, textDecorationLine },
        columns: styleOf('ul').gridTemplateColumns.split(' ').length,
      };
    });
    return { ...found, text: await page.locator('body').textContent(), errors };
  } finally {
    await page.close();
  }
}

it('has at most ten lines', () => {
  expect(Object.keys(files)).toEqual(['src/App.tsx', 'src/products.ts', 'another-brand']);
  expect(files['src/App.tsx']?.split('\n').filter(says).length).toBeLessThanOrEqual(LINES_MAX);
  expect(files['another-brand']?.trim().split('\n').length).toBeLessThanOrEqual(3);
});

it('compiles under the options of the template', () => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    verbatimModuleSyntax: true,
    noUnusedLocals: true,
    noUncheckedSideEffectImports: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    lib: ['es2023', 'dom', 'dom.iterable'],
    skipLibCheck: true,
  };
  write(app, { 'tsconfig.json': JSON.stringify({ compilerOptions, files: ['src/App.tsx'] }) });
  expect(typesOf(app)).toBe('');
});

it("shows the products in the theme, whatever the app's own styles are, and then in another brand", async () => {
  const first = await visit();
  expect(first.errors).toEqual([]);
  expect(first.text).toMatch(/Table lamp[\s\S]*\$36\.00[\s\S]*Vase/);
  expect(first).toMatchObject({ radius: '0', price: { padding: '0px' }, name: { textDecorationLine: 'none' } });
  expect(first.display).toContain('Georgia');
  expect(first.columns).toBeGreaterThan(2);

  const program = files['src/App.tsx'] ?? '';
  write(app, { 'src/App.tsx': program.replace(/<ThemeStyle[^\n]*/, files['another-brand']?.trim() ?? '') });
  await vite.restart();
  const second = await visit();
  expect(second.errors).toEqual([]);
  expect(second.display).toContain('Futura');
  expect(second.accent).not.toBe(first.accent);
});

it('is in a README that lists every component with the description from its source', () => {
  expect(LIST.exec(readme)?.[0].trim()).toBe(componentList().trim());
});
