import base from '../vite.config.ts';
import { existsSync } from 'node:fs';
import { mergeConfig, defineConfig } from 'vite';
const d = import.meta.dirname;
export default defineConfig((env) => mergeConfig((base as any)(env), { root: d + '/..', plugins: [{ name: 'shim', enforce: 'pre', resolveId(s: string) {
 if (s === '@promenade/storefront-ui' && !existsSync(d+'/../../../packages/storefront-ui/src/index.ts')) return d + '/ui.ts';
 } }] }));
