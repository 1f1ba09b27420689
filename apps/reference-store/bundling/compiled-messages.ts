import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

const CATALOGUE = /\/i18n\/messages\/(\w+)(?:\.(\w+))?\.json$/;
/** Ends the ids of compiled catalogues, so that no other plugin reads them as JSON. */
const SUFFIX = '.js';

/** What the words of a folder go with: a folder of the components' words, and the messages for the issues of a form. */
const additions: Readonly<Record<string, { components?: string; hasForms?: true }>> = {
  account: { components: 'account', hasForms: true },
  application: { hasForms: true },
  frame: { hasForms: true },
  product: { components: 'product' },
  service: { hasForms: true },
};

/** Compiles the catalogues of words to functions, so that browsers need neither a parser nor an interpreter for them. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.json')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && CATALOGUE.test(found.id) ? found.id + SUFFIX : null;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const path = id.slice(0, -SUFFIX.length);
      const [, locale, folder] = CATALOGUE.exec(path) ?? [];
      if (!locale) return null;
      this.addWatchFile(path);
      const messages = compiled(JSON.parse(readFileSync(path, 'utf8')));
      return folder ? `${addedTo(folder, locale)}export const messages = ${messages};` : `export default ${messages};`;
    },
  };
}

function compiled(messages: Record<string, string>): string {
  const entries = Object.entries(messages).map(
    ([name, message]) => `${JSON.stringify(name)}:${compileMessage(message)}`,
  );
  return `{${entries.join(',\n')}}`;
}

/** Exports of a folder's module in addition to its messages: see `FolderWords`. */
export function addedTo(folder: string, locale: string): string {
  const { components, hasForms } = additions[folder] ?? {};
  return [
    components && `import { ${components} } from '@promenade/storefront-ui/messages/${locale}';`,
    components && `export const uiStrings = { ${components} };`,
    hasForms && `import { issueTexts as byLanguage } from '@promenade/storefront-hooks/domain';`,
    hasForms && `export const issueTexts = byLanguage.${locale};`,
    '',
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}
