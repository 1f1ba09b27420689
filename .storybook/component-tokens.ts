import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../packages/storefront-ui/src');
const name = 'virtual:component-tokens';

/** The tokens that styles use, such as `color.text.soft`. */
export function tokensIn(styles: string): string[] {
  // Resolve aliases such as `const { color, space } = vars;` and `const { text } = vars.color;`.
  const groups = [...styles.matchAll(/\bconst \{([^}]*)\} = (vars(?:\.\w+)*);/g)].flatMap(([, names = '', from]) =>
    names.split(',').map((name) => [name.trim(), `${from}.${name.trim()}`] as const),
  );
  const named = groups.reduce(
    (text, [name, whole]) => text.replace(new RegExp(`(?<![\\w.'])${name}(?=\\.\\w|\\[')`, 'g'), whole),
    styles,
  );
  const roles = [...named.matchAll(/\bvars\.(\w+(?:\.\w+|\['[\w-]+'\])+)/g)];
  const steps = [...styles.matchAll(/\b(?:textStep|titleStep)\('(\w+)'\)/g)];
  const found = [
    ...roles.map(([, role = '']) => role.replace(/\['([\w-]+)'\]/g, '.$1')),
    ...steps.map(([, step]) => `text.${step}`),
  ];
  return [...new Set(found)].toSorted();
}

/** The component of a docs page, and the page's id, which follows from the title of its stories. */
function pageOf(page: string, file: string): [name: string, id: string] {
  const [, name = ''] = /\bname="(\w+)"/.exec(page) ?? [];
  const [, stories = ''] = /import \* as \w+ from '\.\/(.+)'/.exec(page) ?? [];
  const [, title = ''] = /\btitle: '([^']+)'/.exec(readFileSync(join(source, dirname(file), stories), 'utf8')) ?? [];
  return [name, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`];
}

/** Tokens by component folder, for docs pages. The plugin reads the sources, because importing a `.css.ts` file returns its compiled form. */
export function componentTokens(): Plugin {
  return {
    name: 'component-tokens',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const styles: Record<string, string> = {};
      for (const file of globSync('**/*.css.ts', { cwd: source })) {
        this.addWatchFile(join(source, file));
        styles[dirname(file)] = (styles[dirname(file)] ?? '') + readFileSync(join(source, file), 'utf8');
      }
      const pages = globSync('**/*.mdx', { cwd: source }).map((file) =>
        pageOf(readFileSync(join(source, file), 'utf8'), file),
      );
      const tokens = Object.entries(styles).map(([folder, text]) => [folder, tokensIn(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(tokens))};\nexport const pages = ${JSON.stringify(Object.fromEntries(pages))};`;
    },
  };
}
