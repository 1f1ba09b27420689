import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));

/** Writes the service worker into the build, under a name that never changes because browsers look for updates at the same address. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
