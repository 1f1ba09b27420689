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
};

interface Place {
  file: string;
  name: string;
}

/** The values that an index passes on, with the module and the name under which each is there. Types are left out. */
export function placesOf(index: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const text = readFileSync(index, 'utf8');
  for (const [, path = ''] of text.matchAll(/^export \* from '(\.[^']+)';$/gm)) {
    for (const [alias, place] of placesOf(join(dirname(index), path))) places.set(alias, place);
  }
  const statements = text.matchAll(/^export \{([^}]*)\} from '(\.[^']+)';$/gm);
  for (const [, names = '', path = ''] of statements) {
    for (const { name, alias } of specifiers(names)) {
      places.set(alias, { file: join(dirname(index), path), name });
    }
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

/** Code whose imports from an index lead to the modules themselves; what the index makes in another way stays there. */
export function withDirectImports(
  code: string,
  placesIn: (specifier: string) => Map<string, Place> | undefined,
): string {
  return code.replace(
    /^import \{([^}]*)\} from '(@promenade\/[^']+)';$/gm,
    (whole, names: string, specifier: string) => {
      const places = placesIn(specifier);
      if (!places) return whole;
      const lines = specifiers(names).map(({ name, alias }) => {
        const place = places.get(name);
        const [from, exported] = place ? [place.file, place.name] : [specifier, name];
        return `import { ${exported === alias ? alias : `${exported} as ${alias}`} } from '${from}';`;
      });
      // Source maps count lines.
      return lines.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
    },
  );
}

/**
 * Leads around the index of each package. A chunk that takes its dependencies along would take with an index whatever any
 * page imports from it.
 */
export function directImports(): Plugin {
  const known = new Map<string, Map<string, Place>>();
  const placesIn = (specifier: string) => {
    const index = barrels[specifier];
    if (!index) return undefined;
    const places = known.get(specifier) ?? placesOf(index);
    known.set(specifier, places);
    return places;
  };
  return {
    name: 'direct-imports',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes('/node_modules/') || !code.includes("from '@promenade/")) return null;
      return withDirectImports(code, placesIn);
    },
  };
}
