import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

/**
 * Prints each exported component with its stories, keyboard story, docs page and pictures. Fails if one is missing.
 */
const source = join(root, 'packages/storefront-ui/src');
const read = (path: string) => readFileSync(path, 'utf8');

/** Names without a visual appearance: a context, a stylesheet, a wrapper. */
const withoutPage = new Set(['UiBaseProvider', 'UiProvider']);

/** Components for screen readers only. */
const unseen = new Set(['LiveRegion']);

function exportedComponents(): string[] {
  const text = ['index.ts', 'overlays.ts', 'shop/index.ts', 'shop/overlays.ts']
    .map((file) => read(join(source, file)))
    .join('\n');
  const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !/.Icon$/.test(name) && !withoutPage.has(name))
    .toSorted();
}

const pages = globSync('**/*.mdx', { cwd: source }).map((file) => {
  const page = read(join(source, file));
  const [, others = ''] = /\balso=\{\{([^}]*)\}\}/.exec(page) ?? [];
  return {
    name: /\bname="(\w+)"/.exec(page)?.[1] ?? '',
    also: others.split(',').map((name) => name.trim()),
    /** Whether the page describes keys. */
    hasKeys: /\bkeyboard=\{\[\s*\{/.test(page),
  };
});

/** Components with a docs page: the one a page is about, and smaller ones that belong to it. */
const documented = new Set(pages.flatMap(({ name, also }) => [name, ...also]));

const files = globSync('**/*.tsx', { cwd: source }).map((file) => join(source, file));
const code = files.filter((file) => !/\.(?:stories|test)\.tsx$/.test(file));

interface Row {
  name: string;
  stories: number;
  cells: Record<'stories' | 'keyboard' | 'docs' | 'visual', boolean | undefined>;
}

function rowOf(name: string): Row {
  const file = code.find((path) => new RegExp(`export (?:function|const) ${name}\\b`).test(read(path)));
  if (!file) throw new Error(`No file declares ${name}.`);
  const folder = dirname(file);
  const own = join(folder, `${name}.stories.tsx`);
  const near = files.filter((path) => dirname(path) === folder && path.endsWith('.stories.tsx'));
  const showing = existsSync(own)
    ? [own]
    : near.filter((path) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(read(path)));
  const text = showing.map(read).join('\n');
  const stories = [...text.matchAll(/^export const \w+/gm)].length;
  // Keys that a docs page describes must have a story; smaller parts are checked by what they render.
  const isInteractive =
    pages.find((page) => page.name === name)?.hasKeys ??
    /\bon(?:Click|Change|KeyDown|OpenChange)\b|\bhref\b|<(?:button|input|select|textarea|summary)\b/.test(read(file));
  return {
    name,
    stories,
    cells: {
      stories: stories > 0,
      keyboard: isInteractive ? /export const \w*Keyboard|userEvent\.(?:tab|keyboard)/.test(text) : undefined,
      docs: documented.has(name),
      visual: unseen.has(name) ? undefined : /'vrt'/.test(text),
    },
  };
}

const rows = exportedComponents().map(rowOf);
const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
const mark = (cell: boolean | undefined) => (cell === undefined ? '·' : cell ? '✓' : '✗');
console.log(`${'Component'.padEnd(width)}stories  keyboard  docs  visual`);
for (const { name, stories, cells } of rows) {
  const { keyboard, docs, visual } = cells;
  console.log(
    `${name.padEnd(width)}${String(stories).padStart(7)}  ${mark(keyboard).padEnd(8)}  ${mark(docs).padEnd(4)}  ${mark(visual)}`,
  );
}

const holes = rows.flatMap(({ name, cells }) =>
  Object.entries(cells)
    .filter(([, cell]) => cell === false)
    .map(([column]) => `${name} ${column}`),
);
for (const hole of holes) console.error(`Missing: ${hole}`);
console.log(`${rows.length} components, ${holes.length} holes`);
process.exit(holes.length > 0 ? 1 : 0);
