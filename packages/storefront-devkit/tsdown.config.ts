import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsdown';

/** One file per module, each with the `'use client'` of its source. */
export default defineConfig({
  entry: [
    'src/cli/index.ts',
    'src/conformance/index.ts',
    'src/devtools/index.ts',
    'src/mock/index.ts',
    'src/msw.ts',
    'src/react/index.ts',
  ],
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2023',
  unbundle: true,
  dts: true,
  clean: true,
  hooks: { 'build:done': () => cp('src/upgrade/changes.json', 'dist/changes.json') },
});
