import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import manifest from './package.json' with { type: 'json' };
import { stylesheets } from './packaging/stylesheets.ts';
import { languages, wordsSource } from './packaging/words.ts';

// Class names contain the version, so that two versions can be used on one page.
const prefix = `pm${manifest.version.replaceAll('.', '')}`;

// A consumer's vanilla-extract plugin would treat any *.css.js as a source and evaluate it again.
const withoutCssSuffix = (name: string) => name.replace(/\.css(?=\.d$|$)/, '.styles');

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/overlays.ts',
    'src/shop/index.ts',
    'src/shop/overlays.ts',
    'src/styles.ts',
    'src/template/index.ts',
    'src/template/server.ts',
    'src/tokens/index.ts',
    ...Object.keys(languages).map((language) => `src/messages/${language}.ts`),
    'src/words/cli.ts',
    'src/links/next.ts',
    'src/links/react-router.tsx',
  ],
  deps: { neverBundle: ['next/link', 'react-router'] },
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  sourcemap: true,
  clean: true,
  outputOptions: (options) => ({
    ...options,
    entryFileNames: ({ name }) => `${withoutCssSuffix(name)}.js`,
    chunkFileNames: ({ name }) => `${withoutCssSuffix(name)}.js`,
  }),
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${prefix}${hash}` }),
    stylesheets(prefix),
    wordsSource(),
  ],
});
