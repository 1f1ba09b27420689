import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2023',
  dts: false,
  clean: true,
  hooks: { 'build:done': () => cp('../../examples', 'dist/examples', { recursive: true }) },
});
