import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

type Compiled = Record<string, { type: number; value?: string }[]>;

/** Formatjs writes plain text as a list with one element of this type. */
const LITERAL = 0;

/** Compiles the catalogues of words, so that browsers need no parser; texts without arguments stay plain strings. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!/\/i18n\/messages\/[\w.]+\.json$/.test(path)) return null;
      const manifest = createRequire(import.meta.url).resolve('@formatjs/cli/package.json');
      const command = join(dirname(manifest), 'bin/formatjs');
      const output = execFileSync(process.execPath, [command, 'compile', '--ast', '--format', 'simple', path], {
        encoding: 'utf8',
      });
      const messages = Object.entries(JSON.parse(output) as Compiled).map(([name, parts]) => {
        const [only] = parts;
        return [name, parts.length === 1 && only?.type === LITERAL ? only.value : parts];
      });
      return JSON.stringify(Object.fromEntries(messages));
    },
  };
}
