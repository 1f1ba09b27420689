import { defineConfig } from 'tsdown';

/** One file per module, each with the `'use client'` of its source, so that server components can import the modules without hooks. */
export default defineConfig({
  entry: [
    'src/index.ts',
    'src/domain/index.ts',
    'src/core/index.ts',
    'src/agents/index.ts',
    'src/auth/index.ts',
    'src/analytics/index.ts',
    'src/server/index.ts',
    'src/template/index.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  dts: true,
  sourcemap: true,
  clean: true,
});
