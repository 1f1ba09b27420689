import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Resources stay modules of their own: bundled into the index they would become objects, which no bundler shakes. */
const separateResources: Plugin = {
  name: 'separate-resources',
  setup(build) {
    build.onResolve({ filter: /^\.\/resources\/\w+\.ts$/ }, ({ path }) => ({
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
    const call = /(?<!\.|function )\b(endpoint|object|list|page|record|json|nullable|optional|oneOf)(<\w+>)?\(/g;
    build.onLoad({ filter: /[\\/]contract[\\/](account|cart|catalog|orders|store)\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(call, '/* @__PURE__ */ $&'),
    }));
  },
};

const entries = ['index', 'contract/index', 'errors/index', 'testing/index'];
const resources = readdirSync('src/resources').map((file) => `resources/${file.replace(/\.ts$/, '')}`);

export default defineConfig({
  entry: Object.fromEntries([...entries, ...resources].map((name) => [name, `src/${name}.ts`])),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  dts: true,
  clean: true,
  esbuildPlugins: [separateResources, pureSchemas],
});
