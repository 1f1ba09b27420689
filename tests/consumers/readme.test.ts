import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, link, linkPeers, root, write } from './packed.ts';

/*
 * The programs of the READMEs run as a reader pastes them, with the in-memory shop instead of the network. The setup provides the values that a
 * program declares as the reader's own (`declare const tokens`). A block of `tsx` is a program if it has a default export; the exports of other
 * blocks of the hooks are rendered, or called.
 */

/** Programs that take minutes because they make every call to a backend. */
const IS_LONG = /runConformance/;

const setUp = `
  import { createMockStorefront } from '@promenade/storefront-devkit/mock';
  const [, , caller] = process.argv;
  const shop = createMockStorefront();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (caller === 'account') request.headers.set('authorization', 'Bearer any');
    return shop.fetch(request);
  };
  globalThis.tokens = { access: async () => (caller === 'account' ? 'any' : undefined) };
  globalThis.redirectToSignIn = async () => {};`;

/** Runs programs one after the other, and prints how each ended. */
const runner = `
  import { isStorefrontError } from '@promenade/storefront-sdk';
  const [, , , ...files] = process.argv;
  const endings = {};
  console.log = console.debug = () => {};
  for (const file of files) {
    try {
      const { default: page, load } = await import(file);
      await page?.();
      await load?.({ fetch });
      endings[file] = 'done';
    } catch (error) {
      endings[file] = isStorefrontError(error) ? error.kind + ': ' + error.message : String(error);
    }
  }
  process.stdout.write(JSON.stringify(endings));`;

/** Runs `bundle.mjs` in a page, and records the page's errors. */
const page = `
  import { JSDOM } from 'jsdom';
  const { window } = new JSDOM('<!doctype html><div id="root"></div>', { url: 'https://shop.example', pretendToBeVisual: true });
  const names = ['document', 'location', 'history', 'localStorage', 'sessionStorage', 'addEventListener', 'removeEventListener', 'self', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame', 'HTMLElement'];
  for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
  Object.defineProperty(globalThis, 'window', { value: window });
  const errors = [];
  console.error = (...parts) => errors.push(parts.join(' '));
  console.log = () => {};
  globalThis.results = {};
  await import('./bundle.mjs');`;

/** Waits for a text, presses the first and the last button, waits for another text, and prints the page's text before and after. */
const renderer = `${page}
  const [, , , first, second] = process.argv;
  const text = () => document.body.textContent;
  async function textWith(wanted) {
    for (const end = Date.now() + 60_000; !text().includes(wanted) && Date.now() < end; ) await new Promise((done) => setTimeout(done, 20));
    return text();
  }
  const shown = await textWith(first);
  const buttons = [...document.querySelectorAll('button')];
  for (const button of new Set([buttons[0], buttons.at(-1)])) button?.click();
  const pressed = await textWith(second);
  process.stdout.write(JSON.stringify({ shown, pressed, errors }));
  process.exit(0);`;

/** Prints the sections of the page once each shows its expected text, and the return values of functions. */
const sections = `${page}
  const wanted = Object.entries(JSON.parse(process.argv[3]));
  const textOf = (id) => document.getElementById(id)?.textContent ?? '';
  const isShown = () => wanted.every(([id, text]) => textOf(id).includes(text));
  for (const end = Date.now() + 60_000; !isShown() && Date.now() < end; ) await new Promise((done) => setTimeout(done, 20));
  const shown = Object.fromEntries([...document.querySelectorAll('section')].map(({ id }) => [id, textOf(id)]));
  process.stdout.write(JSON.stringify({ shown, results, errors }));
  process.exit(0);`;

/** Renders each component that the blocks of a README export, in a shop with a cart and an open checkout; calls the other exports. */
const gallery = `
  import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
  import { createShop } from '@promenade/storefront-hooks';
  import { createStorefront } from '@promenade/storefront-sdk';
  import { aStore } from '@promenade/storefront-devkit/mock';
  import { UiProvider } from '@promenade/storefront-ui';
  import { createRoot } from 'react-dom/client';
  import { blocks } from './blocks.ts';

  const backend = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).startsWith('/api/stores') ? Response.json([{ name: 'North' }, { name: 'South' }]) : backend(input, init);
  const { client, search, products, cart, preorders } = createStorefront({ baseUrl: 'https://api.example.com' });
  const [card] = (await search.products({ page: 1, limit: 1 })).list;
  const product = await products.detail(card);
  const [sku] = Object.values(product.productValue);
  await cart.save([{ productId: card.id, cartNum: 2, productAttrUnique: sku.id, storeId: 1 }]);
  const orderDetails = [{ productId: card.id, attrValueId: sku.id, productNum: 1 }];
  const { preOrderNo } = await preorders.create({ preOrderType: 'buyNow', orderDetails });

  const shop = { client, store: aStore(), locale: 'de', children: 'The shop' };
  const props = { ...shop, card, product, preOrderNo, city: 'Lyon', navigate() {} };
  const shared = { HeaderCart: { shop: createShop({ client, store: aStore(), locale: 'en' }) } };
  const list = document.createElement('div');
  const given = {
    onServer: ['/', 'fr'],
    loadHome: [new AbortController().signal],
    drawShop: [list],
  };
  for (const [name, Exported] of Object.entries(Object.assign({}, ...blocks))) {
    if (given[name]) results[name] = await Exported(...given[name]);
    else if (/^[A-Z]/.test(name)) {
      const section = document.getElementById('root').appendChild(Object.assign(document.createElement('section'), { id: name }));
      const inShop = (
        <StorefrontTestProvider client={client} session="authenticated">
          <Exported {...props} {...shared[name]} />
        </StorefrontTestProvider>
      );
      createRoot(section).render(<UiProvider>{inShop}</UiProvider>);
    }
  }
  const drawn = document.getElementById('root').appendChild(Object.assign(document.createElement('section'), { id: 'drawShop' }));
  drawn.append(list);`;

let consumer: string;

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'readme-'));
  for (const name of ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'])
    installPacked(consumer, name);
  linkPeers(consumer);
  link(consumer, 'jsdom', root);
  write(consumer, {
    'package.json': '{ "type": "module" }',
    'set-up.js': setUp,
    'run.js': runner,
    'render.js': renderer,
    'sections.js': sections,
  });
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** The code blocks of a README in one language. */
function blocks(name: string, language: 'ts' | 'tsx'): string[] {
  const readme = readFileSync(join(consumer, 'node_modules/@promenade', name, 'README.md'), 'utf8');
  return [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
}

/** Parses the JSON that a script prints. */
function printed(script: string, ...args: string[]) {
  const all = ['--import', './set-up.js', script, ...args];
  const { stdout, stderr } = spawnSync(process.execPath, all, { cwd: consumer, encoding: 'utf8' });
  expect(stdout, stderr).toMatch(/^\{/);
  return JSON.parse(stdout);
}

describe.each(['storefront-sdk', 'storefront-devkit'])('the programs of %s run', (name) => {
  let programs: string[];
  beforeAll(() => {
    const files = blocks(name, 'ts').map((code, index) => [`./${name}-${index + 1}.ts`, code] as const);
    write(consumer, Object.fromEntries(files));
    programs = files.flatMap(([file, code]) => (IS_LONG.test(code) ? [] : [file]));
  });

  it('with an account', () => {
    expect(programs.length).toBeGreaterThan(1);
    const done = Object.fromEntries(programs.map((program) => [program, 'done']));
    expect(printed('run.js', 'account', ...programs)).toEqual(done);
  });

  it('for a guest, or ask guests to sign in', () => {
    const endings = Object.entries<string>(printed('run.js', 'guest', ...programs));
    expect(endings.filter(([, ending]) => ending !== 'done' && !ending.startsWith('auth: '))).toEqual([]);
  });
});

describe.each([
  ['storefront-hooks', 'Linen shirt', '1 in the cart'],
  ['storefront-ui', '$36.00', 'Add to cart'],
])('the program of %s', (name, shown, pressed) => {
  beforeAll(async () => {
    const [program = ''] = blocks(name, 'tsx').filter((code) => /^export default /m.test(code));
    await bundle(program);
  });

  it.each(['guest', 'account'])('renders its props and handles presses, as %s', (caller) => {
    const found = printed('render.js', caller, shown, pressed);
    expect(found).toEqual({
      shown: expect.stringContaining(shown),
      pressed: expect.stringContaining(pressed),
      errors: [],
    });
  });
});

it('the other programs of storefront-hooks run', async () => {
  const programs = [...blocks('storefront-hooks', 'tsx'), ...blocks('storefront-hooks', 'ts')].filter(
    (code) => !/^export default /m.test(code),
  );
  const names = programs.map((_, index) => `block${index + 1}`);
  write(consumer, {
    ...Object.fromEntries(programs.map((code, index) => [`${names[index]}.tsx`, code])),
    'blocks.ts': `${names.map((name) => `import * as ${name} from './${name}.tsx';`).join('\n')}
      export const blocks = [${names.join()}];`,
    'main.tsx': gallery,
  });
  await buildMain();
  const expected = {
    CallbackPage: 'Sign',
    Stores: '2 stores',
    ShopCard: 'Linen shirt$49.00',
    Product: 'Add to cart',
    Shop: 'The shop',
    CartPage: 'Empty the cart',
    Registration: 'Send me a code',
    Checkout: 'Pay with sandbox',
    drawShop: 'Linen shirt $49.00',
    HeaderCart: '0',
    AgentTools: '',
  };
  const { shown, results, errors } = printed('sections.js', 'account', JSON.stringify(expected));
  expect(errors).toEqual([]);
  expect(shown).toEqual(
    Object.fromEntries(Object.entries(expected).map(([id, text]) => [id, expect.stringContaining(text)])),
  );
  expect(results).toMatchObject({ onServer: '/fr', loadHome: { status: 200 } });
});

/** Writes a bundle that renders the default export of a program. */
async function bundle(program: string): Promise<void> {
  write(consumer, {
    'program.tsx': program,
    'main.tsx': `import { createRoot } from 'react-dom/client';
      import Program from './program.tsx';
      const root = document.getElementById('root');
      if (root) createRoot(root).render(<Program />);`,
  });
  await buildMain();
}

/** Bundles `main.tsx` with its imports. */
async function buildMain(): Promise<void> {
  await build({
    absWorkingDir: consumer,
    entryPoints: ['main.tsx'],
    outfile: join(consumer, 'bundle.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    // A payment provider's own script comes from its host.
    external: ['@stripe/stripe-js'],
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
}
