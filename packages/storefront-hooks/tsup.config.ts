import { defineConfig } from 'tsup';

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
  treeshake: false,
  external: ['react', 'swr', 'oidc-client-ts', /^@promenade\//],
});
