import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));

/** Puts the service worker beside the build under a name that never changes: browsers ask for it by that name. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
