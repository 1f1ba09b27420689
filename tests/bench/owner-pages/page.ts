import { attachHooks } from '../../../packages/storefront-ui/src/template/engine/attach.ts';
import { loadSanitizer } from '../../../packages/storefront-ui/src/template/safe/load-sanitizer.ts';
import type { TemplatePage, TemplateSource } from '../../../packages/storefront-ui/src/template/types.ts';

const HOOKS = 10;
const ROWS = 10;
const NODES = 1_000;

const row = (key: number) => ({
  key: `${key}`,
  href: `/product/${key}`,
  fields: { name: `Product ${key}`, price: '$20.00', was: key % 2 ? '$30.00' : undefined, rating: 4.5, sold: '1.2K' },
});
const page: TemplatePage = { rows: Array.from({ length: ROWS }, (_, index) => row(index)), isLast: true };

const template = `<li data-pm-row><a data-pm-link><b data-pm-field="name"></b></a><i data-pm-field="price"></i>
  <s data-pm-field="was"></s><p data-pm-if="rating"><u data-pm-field="rating"></u></p><button data-pm-add>Add</button></li>`;
const html = `${'<p>Text of the <b>owner</b></p>'.repeat(NODES / 2)}${`<ul data-pm-products="index">${template}</ul>`.repeat(HOOKS)}`;

/** Sanitises a page and fills its hooks with loaded data; returns the time of each step in milliseconds. */
export async function measure(): Promise<{ cleanMs: number; fillMs: number; nodes: number }> {
  const clean = await loadSanitizer();
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const start = performance.now();
  const { nodes, sheets } = clean({ html, css: [] }, { link: (address) => address, file: (address) => address });
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(nodes);
  const cleaned = performance.now();
  const source: TemplateSource = {
    feed: () => ({ next: async () => page }),
    watchCart: () => () => {},
    watchCount: () => () => {},
    watchVisitor: () => () => {},
    run: async () => undefined,
    follow: () => false,
  };
  const end = attachHooks(root, source);
  // The rows of all lists are added in microtasks. The forced layout is included because shoppers wait for it too.
  while (root.querySelectorAll('[data-pm-key]').length < HOOKS * ROWS) await Promise.resolve();
  host.getBoundingClientRect();
  const filled = performance.now();
  const count = root.querySelectorAll('*').length;
  end();
  host.remove();
  return { cleanMs: cleaned - start, fillMs: filled - cleaned, nodes: count };
}
