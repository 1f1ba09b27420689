import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

const CATALOGUE = /\/i18n\/messages\/[\w.]+\.json$/;
/** Marks a compiled catalogue as a virtual module. */
const PREFIX = '\0compiled-messages:';
const SUFFIX = '.js';

/** Compiles the catalogues of words to functions, so that browsers need neither a parser nor an interpreter for them. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && CATALOGUE.test(found.id) ? PREFIX + found.id + SUFFIX : null;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const path = id.slice(PREFIX.length, -SUFFIX.length);
      this.addWatchFile(path);
      const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      const entries = Object.entries(messages).map(
        ([name, message]) => `${JSON.stringify(name)}:${compileMessage(message)}`,
      );
      return `export default {${entries.join(',\n')}};`;
    },
  };
}
