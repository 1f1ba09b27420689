import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import type { Checked } from './figures.ts';
import { type InstalledUi, withInstalledUi } from './installed-ui.ts';

/** Budgets of the components, in bytes of brotli, on top of React; stylesheets as an app's bundler minifies them. */
export interface UiBudget {
  /** A button with the provider and its text. */
  button: number;
  buttonCss: number;
  productCard: number;
  /** Card, drawer, dialog, button, select and toast. */
  set: number;
  /** `styles.css`, which contains all styles. */
  styles: number;
  /** The largest group of stylesheets. */
  group: number;
}

const ui = '@promenade/storefront-ui';

export const programs = {
  button: `import { Button, UiBaseProvider } from '${ui}';
    export const app = <UiBaseProvider strings={{ primitives: { loading: 'Loading' } }} locale="en"><Button>Add</Button></UiBaseProvider>;`,
  buttonCss: `import '${ui}/css/button.css';`,
  productCard: `export { ProductCard } from '${ui}/shop'; import '${ui}/css/product-card.css';`,
  set: `export { Button, SelectField } from '${ui}';
    export { ProductCard } from '${ui}/shop';
    export { createToasts, Dialog, Drawer, ToastRegion } from '${ui}/overlays';
    ${['button', 'product-card', 'field', 'dialog', 'drawer', 'toast'].map((name) => `import '${ui}/css/${name}.css';`).join('\n')}`,
};

async function weighSheet(path: string): Promise<number> {
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
  return brotliCompressSync(code).length;
}

/** Measured bytes. */
export async function uiSizes({ dist, weigh }: InstalledUi): Promise<UiBudget> {
  const js = async (program: keyof typeof programs) => (await weigh(programs[program])).js;
  const sheets = readdirSync(join(dist, 'css')).filter((name) => GROUP_SHEET.test(name));
  const groups = await Promise.all(sheets.map((name) => weighSheet(join(dist, 'css', name))));
  return {
    button: await js('button'),
    buttonCss: (await weigh(programs.buttonCss)).css,
    productCard: await js('productCard'),
    set: await js('set'),
    styles: await weighSheet(join(dist, 'styles.css')),
    group: Math.max(...groups),
  };
}
const GROUP_SHEET = /^(base|primitives|forms|shop|overlays)\.css$/;

/** Measures the components, and prints their sizes next to their budgets. */
export function checkUi(budget: UiBudget): Promise<Checked> {
  return withInstalledUi(async (installed) => {
    const reached = await uiSizes(installed);
    const figures = Object.keys(budget) as (keyof UiBudget)[];
    console.table(figures.map((figure) => ({ components: figure, B: reached[figure], 'B at most': budget[figure] })));
    const bytes = figures.map((figure) => [`components ${figure}`, reached[figure]] as const);
    const over = figures.filter((figure) => !(reached[figure] <= budget[figure]));
    return { over: over.length, bytes: Object.fromEntries(bytes) };
  });
}

if (import.meta.main) {
  const { default: budgets } = await import('./budgets.json', { with: { type: 'json' } });
  process.exit((await checkUi(budgets.ui)).over ? 1 : 0);
}
