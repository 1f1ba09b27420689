import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'tsdown';
import { designTokens } from '../src/tokens/dtcg.ts';
import { layerOrder } from '../src/tokens/layers.ts';
import { narrowToOwn, withoutForeignReset } from './own-elements.ts';
import { tailwindTheme } from './tailwind.ts';

const root = join(import.meta.dirname, '..');
const folders = ['primitives', 'shop'] as const;
/** Folders of primitives that get a stylesheet apart from `primitives.css`. */
const formFolders =
  /src\/primitives\/(?:choice-card|code-field|combobox|field|file-upload|form|password-field|segmented-control|star-rating|switch)\//;
const groups = [...folders, 'forms', 'overlays'] as const;

const LAYER_STATEMENT = /^@layer [\w., -]+;\n?/gm;

interface Sheet {
  id: string;
  css: string;
}

/** Every stylesheet once, in the order in which the modules import them. */
function collectSheets(context: Rolldown.PluginContext, entries: readonly string[]): Sheet[] {
  const sheets: Sheet[] = [];
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = context.getModuleInfo(id);
    if (typeof info?.meta?.css === 'string') sheets.push({ id, css: info.meta.css });
    for (const imported of info?.importedIds ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return sheets;
}

/** Modules of the components by their folder's name. */
function componentModules(): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const folder of globSync(`src/{${folders.join(',')}}/*/`, { cwd: root })) {
    const name = basename(folder);
    if (modules.has(name) || groups.some((group) => group === name))
      throw new Error(`Two stylesheets are named ${name}.`);
    const paths = globSync('*.tsx', { cwd: join(root, folder) }).filter((path) => !/\.(?:stories|test)\./.test(path));
    if (paths.length > 0)
      modules.set(
        name,
        paths.toSorted().map((path) => join(root, folder, path)),
      );
  }
  return modules;
}

/**
 * Writes `styles.css`, `tokens.css`, `css/base.css`, `css/<group>.css`, `css/<component>.css`, `tokens/*.json` and
 * `tailwind.css`, and removes the imports of stylesheets from JavaScript.
 *
 * @param prefix Prefix of every class name of the library.
 */
export function stylesheets(prefix: string): Rolldown.Plugin {
  return {
    name: 'stylesheets',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.flatMap((chunk) => (chunk.isEntry && chunk.facadeModuleId ? [chunk.facadeModuleId] : []));
      // The theme's entry goes first because it defines the order of the layers.
      const inOrder = entries.sort(
        (one, other) => Number(other.endsWith('styles.ts')) - Number(one.endsWith('styles.ts')),
      );
      const sheets = collectSheets(this, inOrder);
      const entryOf = (name: string) => entries.filter((entry) => entry.endsWith(`/src/${name}`));
      const withPage = new Set(
        collectSheets(this, [...entryOf('styles.ts'), ...entryOf('index.ts'), ...entryOf('shop/index.ts')]).map(
          ({ id }) => id,
        ),
      );
      const groupOf = ({ id }: Sheet): (typeof groups)[number] | 'base' => {
        const folder = folders.find((name) => id.includes(`src/${name}/`));
        if (!folder) return 'base';
        if (!withPage.has(id)) return 'overlays';
        return formFolders.test(id) ? 'forms' : folder;
      };
      const isReset = ({ id }: Sheet) => /theme\/(reset|base)\.css/.test(id);
      const base = sheets.filter((sheet) => groupOf(sheet) === 'base');
      const ofThePage = base.filter(isReset);
      const values = base.filter((sheet) => !isReset(sheet));
      const survive = withoutForeignReset(prefix);
      const write = (fileName: string, parts: readonly Sheet[], ...more: string[]) =>
        this.emitFile({
          type: 'asset',
          fileName,
          source: `${layerOrder}\n${[...parts.map(({ css }) => css), ...more].join('\n').replaceAll(LAYER_STATEMENT, '')}`,
        });

      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'asset' && name.endsWith('.css')) delete bundle[name];
      for (const chunk of chunks) chunk.code = chunk.code.replace(/^import\s*["'][^"']+\.css["'];?\n?/gm, '');
      for (const [name, file] of Object.entries(designTokens()))
        this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source: `${JSON.stringify(file)}\n` });
      this.emitFile({ type: 'asset', fileName: 'tailwind.css', source: tailwindTheme() });
      write('styles.css', sheets, survive);
      write('css/base.css', base, survive);
      write('tokens.css', values, narrowToOwn(ofThePage.map(({ css }) => css).join('\n'), prefix), survive);
      for (const group of groups)
        write(
          `css/${group}.css`,
          sheets.filter((sheet) => groupOf(sheet) === group),
        );
      for (const [name, modules] of componentModules())
        write(
          `css/${name}.css`,
          collectSheets(this, modules).filter((sheet) => groupOf(sheet) !== 'base'),
        );
    },
  };
}
