import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** Entries that hold hooks; the bundler drops the directive their modules carry. */
const clientEntries = ['dist/index.js', 'dist/testing/index.js'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'domain/index': 'src/domain/index.ts',
    'auth/index': 'src/auth/index.ts',
    'server/index': 'src/server/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  platform: 'neutral',
  dts: true,
  clean: true,
  splitting: true,
  external: ['react', 'swr', 'oidc-client-ts', /^@promenade\//],
  async onSuccess() {
    for (const file of clientEntries) await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);
  },
});
