import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Resources stay modules of their own: bundled into the index they would become objects, which no bundler shakes. */
const separateResources: Plugin = {
  name: 'separate-resources',
  setup(build) {
    build.onResolve({ filter: /^\.\/resources\/[\w-]+\.ts$/ }, ({ path }) => ({
      path: path.replace(/\.ts$/, '.js'),
      external: true,
      sideEffects: false,
    }));
  },
};

/** Marks each call of a schema builder as pure: esbuild trusts the mark of the builder itself in its own module only. */
const pureSchemas: Plugin = {
  name: 'pure-schemas',
  setup(build) {
    const call =
      /(?<!\.|function )\b(endpoint|object|list|wholeList|page|record|json|nullable|optional|withDefault|oneOf|oneOfOpen|intIn|numberIn|textIn|orText|input)(<\w+>)?\(/g;
    build.onLoad({ filter: /[\\/]contract[\\/][\w/\\-]+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(call, '/* @__PURE__ */ $&'),
    }));
  },
};

/** Of the manifest only its version goes into the code. */
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
 * Writes one declaration file a module with the compiler itself. Bundled declarations publish types as values where a schema
 * and its type share a name, and drop the documentation of what is re-exported as a namespace.
 */
function writeDeclarations(outDir: string): void {
  const compiler = createRequire(import.meta.url).resolve('typescript');
  const tsc = join(dirname(compiler), 'tsc.js');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', outDir], { stdio: 'inherit' });
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(outDir, file);
    // The specifiers of the sources end in .ts; what is published ends in .js.
    const text = readFileSync(path, 'utf8').replace(/(['"]\.\.?\/[^'"]+)\.ts(['"])/g, '$1.js$2');
    writeFileSync(path, text);
  }
}

const resources = readdirSync('src/resources').map((file) => `resources/${file.replace(/\.ts$/, '')}`);
/** What browsers load. */
const browserEntries = ['index', 'errors/index', ...resources];
/** What servers, tests and tools load: schemas that carry their descriptions. */
const toolEntries = ['contract/index', 'openapi/index'];

const entryOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));

const common = (outDir: string): Options => ({
  outDir,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  esbuildPlugins: [separateResources, pureSchemas, versionOnly],
});

export default defineConfig(({ outDir = 'dist' }) => {
  rmSync(outDir, { recursive: true, force: true });
  return [
    {
      ...common(outDir),
      entry: entryOf(browserEntries),
      define: { WITHOUT_DESCRIPTIONS: 'true' },
      minifySyntax: true,
    },
    {
      ...common(outDir),
      entry: entryOf(toolEntries),
      async onSuccess() {
        writeDeclarations(outDir);
        // The README on the registry's page links to it.
        cpSync('../../docs/reference', resolve(outDir, 'reference'), {
          recursive: true,
          filter: (path) => !path.endsWith('/api'),
        });
        const { toOpenApi } = await import(resolve(outDir, 'openapi/index.js'));
        writeFileSync(resolve(outDir, 'openapi.json'), `${JSON.stringify(toOpenApi())}\n`);
      },
    },
  ];
});
