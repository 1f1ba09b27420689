import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { formatted } from '../../../tooling/formatted.ts';
import { fail, root } from '../../../tooling/steps.ts';
import { compileMessage } from '../bundling/compile-message.ts';
import { addedTo } from '../bundling/compiled-messages.ts';
import { routes } from '../src/routes/table.ts';
import { type Screen, screens } from './screens.ts';

/*
 * Writes the screens of the reference store as items of a registry, in the format of shadcn's, from the store's sources:
 * `node --conditions=source apps/reference-store/registry/write.ts <folder>`. Packing the devkit runs it.
 */
const store = join(root, 'apps/reference-store');
const HOST = 'registry/screen.tsx';
/** The shared code of all screens: providers, texts and drawers. */
const BASE = 'store';
/** Where an app that has installed the devkit finds the items; shadcn's program takes paths from the app's folder. */
const INSTALLED = './node_modules/@promenade/storefront-devkit/dist/registry';

const dependenciesOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies;
/** The store uses react-router 6, new apps use its successor. */
const versions: Record<string, string | undefined> = {
  ...dependenciesOf('apps/reference-store'),
  'react-router': dependenciesOf('examples/vite')['react-router'],
};

interface SourceFile {
  /** Path in the app's folder of copied sources. */
  path: string;
  content: string;
  /** The files of the store that it imports. */
  imports: string[];
  packages: string[];
}

/** Files of `src` keep their paths. */
const pathOf = (file: string) =>
  file.replace(/^(?:src|registry)\//, '').replace(/(i18n\/messages\/.*)\.json$/, '$1.ts');

/** Apps' import specifiers have no extension, because their compilers need not allow `.ts`. */
const specifierTo = (from: string, to: string) => {
  const path = relative(dirname(pathOf(from)), pathOf(to)).replace(/\.tsx?$/, '');
  return path.startsWith('.') ? path : `./${path}`;
};

const files = new Map<string, SourceFile>();

function readSource(file: string): SourceFile {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(join(store, file), 'utf8');
  const source = file.endsWith('.json')
    ? messagesModule(file, text)
    : /\.tsx?$/.test(file)
      ? moduleOf(file, withoutGlobs(file, text))
      : { path: pathOf(file), content: text, imports: [], packages: [] };
  files.set(file, source);
  return source;
}

/** Converts messages to a module, because apps have no compiler for them. */
function messagesModule(file: string, text: string): SourceFile {
  const entries = Object.entries(JSON.parse(text) as Record<string, string>).map(([id, message]) => {
    const code = compileMessage(message).replace(/^\(v,f\)=>/, '(v: Values, f: MessageFormat) => ');
    return `${JSON.stringify(id)}: ${code},`;
  });
  const [, locale = '', folder] = /(\w+)(?:\.(\w+))?\.json$/.exec(file) ?? [];
  const content = `import type { MessageFormat, TextValues } from '../message-format';\n${folder ? addedTo(folder, locale) : ''}\ntype Values = TextValues | undefined;\n\n${folder ? 'export const messages =' : 'export default'} {\n${entries.join('\n')}\n};\n${folder ? 'export default messages;\n' : ''}`;
  const path = pathOf(file);
  return { path, content: formatted(path, content), imports: ['src/i18n/message-format.ts'], packages: [] };
}

/** Lists the files of Vite's globs, because apps may have another bundler. */
function withoutGlobs(file: string, text: string): string {
  return text.replaceAll(/import\.meta\.glob<[^>]*>\('([^']+)'\)/g, (_, pattern: string) => {
    const found = globSync(pattern, { cwd: join(store, dirname(file)) }).sort();
    return `{\n${found.map((path) => `'${path}': () => import('${path}'),`).join('\n')}\n}`;
  });
}

function moduleOf(file: string, text: string): SourceFile {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) fail(`${file} cannot be read: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const imports: string[] = [];
  const packages: string[] = [];
  let content = text;
  for (const { start, end } of [...new Map(requests.map((each) => [each.start, each])).values()].sort(
    (a, b) => b.start - a.start,
  )) {
    const specifier = text.slice(start + 1, end - 1);
    let replacement = specifier;
    if (specifier.startsWith('.')) {
      const target = relative(store, resolve(store, dirname(file), specifier));
      imports.push(target);
      replacement = specifierTo(file, target);
    } else {
      // The successor has the same exports, and apps have only its context.
      replacement = specifier.replace(/^react-router-dom$/, 'react-router');
      packages.push(/^(?:@[^/]+\/)?[^/]+/.exec(replacement)?.[0] ?? replacement);
    }
    content = `${content.slice(0, start)}'${replacement}'${content.slice(end)}`;
  }
  return { path: pathOf(file), content, imports, packages };
}

/** A file with its transitive imports. */
function closureOf(...entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...readSource(file).imports);
  }
  return found;
}

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that an app imports. */
function entryOf(name: string, { file, part, description }: Screen): { path: string; content: string } {
  const from = `../${file.replace(/\.tsx$/, '')}`;
  const path = `screens/${name}.tsx`;
  const code = (text: string) => ({ path, content: formatted(path, text) });
  if (part)
    return code(
      `'use client';\nimport { ${part.name} } from '${from}';\nimport { createPart } from '../screen';\n\n/** ${description} */\nexport const ${pascal(name)} = createPart(${part.name}, ${JSON.stringify(part.words)});\n`,
    );
  const route = routes.find(({ source }) => source === `src/${file}`) ?? fail(`${file} is no page.`);
  const place = JSON.stringify({ paths: route.paths, words: route.words ?? [] });
  return code(
    `'use client';\nimport * as page from '${from}';\nimport { createScreen } from '../screen';\n\n/** ${description} */\nexport const ${pascal(name)}Screen = createScreen(page, ${place});\n`,
  );
}

interface Item {
  name: string;
  description: string;
  files: { path: string; content: string }[];
  packages: Set<string>;
  dependencies?: string[];
}

/** An item in the format of shadcn's schema. */
function itemJson({ name, description, files: itemFiles, packages, dependencies = [] }: Item): object {
  const needed = [...packages].filter(
    (each) => !['react', 'react-dom'].includes(each) && !each.startsWith('@promenade/'),
  );
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:block',
    description,
    dependencies: needed
      .map((each) => `${each}@${versions[each] ?? fail(`The store does not depend on ${each}.`)}`)
      .sort(),
    registryDependencies: dependencies.map((each) => `${INSTALLED}/${each}.json`),
    files: itemFiles
      .map(({ path, content }) => ({ path, type: 'registry:file', target: `~/src/store/${path}`, content }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

const packagesIn = (names: Iterable<string>) => new Set([...names].flatMap((file) => readSource(file).packages));

const base = closureOf(HOST);
const items: Item[] = [
  {
    name: BASE,
    description: 'What all screens share: texts, drawers, notices.',
    files: [...base].map(readSource),
    packages: packagesIn(base),
  },
  ...Object.entries(screens).map(([name, screen]) => {
    const own = [...closureOf(`src/${screen.file}`)].filter((file) => !base.has(file));
    return {
      name,
      description: screen.description,
      files: [...own.map(readSource), entryOf(name, screen)],
      packages: packagesIn(own),
      dependencies: [BASE],
    };
  }),
];

const folder = resolve(process.argv[2] ?? fail('Name the folder to write to.'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const item of items)
  writeFileSync(join(folder, `${item.name}.json`), `${JSON.stringify(itemJson(item), null, 1)}\n`);
console.log(items.map(({ name, files: { length } }) => `${name} ${length}`).join(', '));
