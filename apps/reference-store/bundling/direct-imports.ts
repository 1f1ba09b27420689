import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const packages = new URL('../../../packages/', import.meta.url).pathname;
const barrels: Readonly<Record<string, string>> = {
  '@promenade/storefront-sdk': join(packages, 'storefront-sdk/src/index.ts'),
  '@promenade/storefront-hooks': join(packages, 'storefront-hooks/src/index.ts'),
  '@promenade/storefront-hooks/domain': join(packages, 'storefront-hooks/src/domain/index.ts'),
  '@promenade/storefront-ui': join(packages, 'storefront-ui/src/index.ts'),
  '@promenade/storefront-ui/overlays': join(packages, 'storefront-ui/src/overlays.ts'),
  '@promenade/storefront-ui/shop': join(packages, 'storefront-ui/src/shop/index.ts'),
  '@promenade/storefront-ui/shop/overlays': join(packages, 'storefront-ui/src/shop/overlays.ts'),
};

interface Place {
  file: string;
  name: string;
}

/** The values that a module exports, with the module that declares each and its name there; `*` for the whole module. */
export function placesOf(module: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const text = readFileSync(module, 'utf8');
  const target = (path: string) => join(dirname(module), path);
  for (const [, path = ''] of text.matchAll(/^export \* from '(\.[^']+)';$/gm)) {
    for (const [alias, place] of placesOf(target(path))) places.set(alias, place);
  }
  for (const [, alias = '', path = ''] of text.matchAll(/^export \* as (\w+) from '(\.[^']+)';$/gm)) {
    places.set(alias, { file: target(path), name: '*' });
  }
  for (const [, names = '', path = ''] of text.matchAll(/^export \{([^}]*)\}(?: from '(\.[^']+)')?;$/gm)) {
    for (const { name, alias } of specifiers(names)) {
      places.set(alias, path ? { file: target(path), name } : { file: module, name: alias });
    }
  }
  for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function\*?|class|const|let) (\w+)/gm)) {
    places.set(name, { file: module, name });
  }
  return places;
}

/** The values in the braces of an import or export. */
function specifiers(names: string): { name: string; alias: string }[] {
  return names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('type '))
    .map((part) => {
      const [name = '', alias = name] = part.split(' as ');
      return { name, alias };
    });
}

/** Replaces imports from an index by imports from the modules themselves. Exports of the index in any other form stay. */
export function withDirectImports(
  code: string,
  placesIn: (specifier: string) => Map<string, Place> | undefined,
): string {
  const namespaces: string[] = [];
  const imports = code.replace(
    /^import \{([^}]*)\} from '((?:@promenade\/|\.)[^']+)';$/gm,
    (whole, names: string, specifier: string) => {
      const places = placesIn(specifier);
      if (!places) return whole;
      const lines = specifiers(names).flatMap(({ name, alias }) => {
        const place = places.get(name) ?? { file: specifier, name };
        if (place.name !== '*') return importOf(place, alias);
        const members = membersOf(alias, code);
        if (!members) return `import * as ${alias} from '${place.file}';`;
        namespaces.push(alias);
        return members.map((member) =>
          importOf(placesOf(place.file).get(member) ?? { file: place.file, name: member }, `${alias}$${member}`),
        );
      });
      // Keep the number of lines for source maps.
      return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
    },
  );
  return namespaces.reduce((text, alias) => text.replaceAll(memberOf(alias), `${alias}$$$1`), imports);
}

const importOf = ({ file, name }: Place, alias: string) =>
  `import { ${name === alias ? alias : `${name} as ${alias}`} } from '${file}';`;

/** Matches a name in code, except in paths and as a property of another object. */
const occurrencesOf = (alias: string, rest: string) => new RegExp(`(?<![./\\w$-])${alias}${rest}`, 'g');
const memberOf = (alias: string) => occurrencesOf(alias, '\\.(\\w+)');

/** Lines of comments, whose words are not uses. */
const COMMENT_LINES = /^\s*(?:\/\/|\/?\*).*$/gm;

/** The members that a module reads from a namespace; undefined if it uses the namespace in another way. */
function membersOf(alias: string, module: string): string[] | undefined {
  const code = module.replace(COMMENT_LINES, '');
  const uses = code.match(occurrencesOf(alias, '(?![\\w$])'))?.length ?? 0;
  const members = [...code.matchAll(memberOf(alias))].flatMap(([, member = '']) => member);
  // One of the uses is the import.
  return uses === members.length + 1 ? [...new Set(members)] : undefined;
}

/**
 * Bypasses the index of each package and folder. Otherwise a chunk that includes the dependencies of its modules would include everything that any
 * page imports from an index.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, Place>>();
  const placesOfIndex = (index: string) => {
    const places = known.get(index) ?? placesOf(index);
    known.set(index, places);
    return places;
  };
  return {
    name: 'direct-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/')) return null;
      return withDirectImports(code, (specifier) => {
        const index = specifier.endsWith('/index.ts') ? join(dirname(id), specifier) : barrels[specifier];
        return index === undefined ? undefined : placesOfIndex(index);
      });
    },
  };
}
