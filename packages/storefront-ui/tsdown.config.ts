import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Rolldown } from 'tsdown';
import manifest from './package.json' with { type: 'json' };

const groups = ['primitives', 'commerce', 'patterns'] as const;

// A consumer's vanilla-extract plugin takes any *.css.js for a source and evaluates it again.
const withoutCssSuffix = (name: string) => name.replace(/\.css(?=\.d$|$)/, '.styles');

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

/** Writes styles.css and css/<group>.css, and leaves no import of a stylesheet in JavaScript. */
function stylesheets(): Rolldown.Plugin {
  return {
    name: 'stylesheets',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.flatMap((chunk) => (chunk.isEntry && chunk.facadeModuleId ? [chunk.facadeModuleId] : []));
      // The theme's entry goes first: it holds the order of the layers.
      const inOrder = entries.sort(
        (one, other) => Number(other.endsWith('styles.ts')) - Number(one.endsWith('styles.ts')),
      );
      const sheets = collectSheets(this, inOrder);
      const groupOf = ({ id }: Sheet) => groups.find((group) => id.includes(`src/${group}/`)) ?? 'base';
      const layers = sheets.filter(({ id }) => id.includes('layers.css'));
      const write = (fileName: string, parts: readonly Sheet[]) =>
        this.emitFile({ type: 'asset', fileName, source: parts.map(({ css }) => css).join('\n') });

      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'asset' && name.endsWith('.css')) delete bundle[name];
      for (const chunk of chunks) chunk.code = chunk.code.replace(/^import\s*["'][^"']+\.css["'];?\n?/gm, '');
      write('styles.css', sheets);
      write(
        'css/base.css',
        sheets.filter((sheet) => groupOf(sheet) === 'base'),
      );
      for (const group of groups)
        write(`css/${group}.css`, [...layers, ...sheets.filter((sheet) => groupOf(sheet) === group)]);
    },
  };
}

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/overlays.ts',
    'src/styles.ts',
    'src/tokens/index.ts',
    'src/messages/en.ts',
    'src/messages/fr.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  clean: true,
  outputOptions: (options) => ({
    ...options,
    entryFileNames: ({ name }) => `${withoutCssSuffix(name)}.js`,
    chunkFileNames: ({ name }) => `${withoutCssSuffix(name)}.js`,
  }),
  plugins: [
    // Class names carry the version, so that two versions may share a page.
    vanillaExtractPlugin({ identifiers: ({ hash }) => `pm${manifest.version.replaceAll('.', '')}${hash}` }),
    stylesheets(),
  ],
});
