import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { DECLARATIONS, declarations, type SentFieldsByCall, sentFields } from './declarations.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Files of `src/calls` that declare calls. */
const resources = readdirSync('src/calls')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => !['index', 'inputs', 'resources'].includes(name));

/** Keeps calls in separate modules: bundled into the index they would become objects, which bundlers can't tree-shake. */
const separateCalls: Plugin = {
  name: 'separate-calls',
  setup(build) {
    build.onResolve({ filter: /\.ts$/ }, ({ path, importer, kind }) => {
      const name = resolve(dirname(importer), path).replace(/^.*[\\/]calls[\\/](?=[\w-]+\.ts$)/, '');
      if (kind === 'entry-point' || !resources.includes(name.replace(/\.ts$/, ''))) return undefined;
      return { path: `./calls/${name.replace(/\.ts$/, '.js')}`, external: true, sideEffects: false };
    });
  },
};

/** Declarations as bundlers can drop them; with `sends` as browsers load them. */
function pureDeclarations(sends?: SentFieldsByCall): Plugin {
  return {
    name: 'pure-declarations',
    setup(build) {
      build.onLoad({ filter: DECLARATIONS }, ({ path }) => ({
        loader: 'ts',
        contents: declarations(readFileSync(path, 'utf8'), sends),
      }));
    },
  };
}

/** Bundles only the version from package.json. */
const versionOnly: Plugin = {
  name: 'version-only',
  setup(build) {
    build.onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { loader: 'json', contents: JSON.stringify({ version }) };
    });
  },
};

/**
 * Writes one declaration file per module with the compiler. Bundled declarations would export types as values if a schema
 * and its type share a name, and drop the doc comments of namespace re-exports.
 */
function writeDeclarations(outDir: string): void {
  const compiler = '../../node_modules/typescript-native/bin/tsc';
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', outDir], { stdio: 'inherit' });
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(outDir, file);
    // Import specifiers end in .ts in the sources and in .js in the published files.
    const text = readFileSync(path, 'utf8').replace(/(['"]\.\.?\/[^'"]+)\.ts(['"])/g, '$1.js$2');
    writeFileSync(path, text);
  }
}

/** Entries for browsers. */
const browserEntries = ['index', 'agents/index', 'errors/index', 'money', ...resources.map((name) => `calls/${name}`)];
/** Entries for servers, tests and tools: schemas with descriptions. */
const toolEntries = ['contract/index', 'openapi/index'];

const entryOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

const common = (outDir: string): Options => ({
  outDir,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  esbuildPlugins: [pureDeclarations(), versionOnly],
});

export default defineConfig(async ({ outDir = 'dist' }) => {
  rmSync(outDir, { recursive: true, force: true });
  return [
    {
      ...common(outDir),
      entry: entryOf(browserEntries),
      esbuildPlugins: [separateCalls, pureDeclarations(await sentFields())],
      define: { WITHOUT_DESCRIPTIONS: 'true' },
      minifySyntax: true,
    },
    {
      ...common(outDir),
      entry: entryOf(toolEntries),
      async onSuccess() {
        writeDeclarations(outDir);
        const { toOpenApi } = await import(resolve(outDir, 'openapi/index.js'));
        writeFileSync(resolve(outDir, 'openapi.json'), `${JSON.stringify(toOpenApi())}\n`);
      },
    },
  ];
});
