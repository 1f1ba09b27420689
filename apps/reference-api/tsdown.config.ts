import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsdown';

/** One file per module: migrations are read from their folder. */
export default defineConfig({
  entry: ['src/bin.ts', 'src/db/migrations/[0-9]*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'node',
  fixedExtension: false,
  target: 'es2024',
  unbundle: true,
  dts: false,
  clean: true,
  hooks: {
    'build:done': async () => {
      for (const folder of ['media/pictures', 'db/migrations/baseline'])
        await cp(`src/${folder}`, `dist/${folder}`, { recursive: true });
    },
  },
});
