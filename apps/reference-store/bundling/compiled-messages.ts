import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Compiles the catalogues of words into their parsed form, so that browsers need no parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!/\/i18n\/messages\/\w+\.json$/.test(path)) return null;
      const manifest = createRequire(import.meta.url).resolve('@formatjs/cli/package.json');
      const command = join(dirname(manifest), 'bin/formatjs');
      return execFileSync(process.execPath, [command, 'compile', '--ast', '--format', 'simple', path], {
        encoding: 'utf8',
      });
    },
  };
}
