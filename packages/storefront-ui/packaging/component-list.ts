import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/* Writes the list of components in the README from the sources: run `node packaging/component-list.ts`. */

const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');
const groups = {
  theme: 'Theme and words',
  primitives: 'Generic parts',
  shop: 'Parts of a shop',
} as const;

/** The lines between the markers `<!-- components -->` and `<!-- /components -->` of the README. */
export const LIST = /(?<=<!-- components -->\n)[\s\S]*(?=<!-- \/components -->)/;

interface Listed {
  name: string;
  sentence: string;
  sheet: string;
  isOverlay: boolean;
}

/** First sentence of the comment before a declaration, without links and line breaks. */
function firstSentence(source: string, name: string): string | undefined {
  const declaration = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:async )?(?:function|const) ${name}\\b`,
  );
  const comment = declaration.exec(source)?.[1];
  const text = comment
    ?.replaceAll(/\s*\n?\s*\*\s?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text && /^(.*?[.:;])(?=\s|$)/.exec(text)?.[1]?.replace(/[:;]$/, '.');
}

function componentsOf(group: string): Listed[] {
  const exported = (file: string) => {
    const code = readFileSync(join(root, 'src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const from = [...code.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)];
    return from
      .map(([, names = '', path = '']) => ({ names, path: join(dirname(file), path) }))
      .filter(({ path }) => path.startsWith(`${group}/`));
  };
  const entries = group === 'shop' ? ['shop/index.ts', 'shop/overlays.ts'] : ['index.ts', 'overlays.ts'];
  return entries.flatMap((file) =>
    exported(file).flatMap(({ names, path }) => {
      const folder = join(root, 'src', dirname(path));
      const source = globSync('*.tsx', { cwd: folder })
        .filter((name) => !/\.(stories|test)\./.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join('\n');
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => /^[A-Z]/.test(name) && !/.Icon$/.test(name))
        .map((name) => {
          const sentence = firstSentence(source, name);
          if (!sentence) throw new Error(`${name} has no sentence that says what it is.`);
          return { name, sentence, sheet: basename(dirname(path)), isOverlay: file.endsWith('overlays.ts') };
        });
    }),
  );
}

/** The list as Markdown. */
export function componentList(): string {
  return Object.entries(groups)
    .map(([group, title]) => {
      const rows = componentsOf(group).toSorted((one, other) => one.name.localeCompare(other.name));
      const lines = rows.map(
        ({ name, sentence, sheet, isOverlay }) =>
          `- \`${name}\`${isOverlay ? ' (overlays)' : ''}: ${sentence}${group === 'theme' ? '' : ` \`css/${sheet}.css\``}`,
      );
      return `### ${title}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

if (import.meta.main) {
  const text = readFileSync(readme, 'utf8');
  if (!LIST.test(text)) throw new Error('The README has no place for the list of components.');
  writeFileSync(
    readme,
    text.replace(LIST, () => `\n${componentList()}\n`),
  );
}
