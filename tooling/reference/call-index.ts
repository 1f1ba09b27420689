import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

const folder = 'packages/storefront-sdk/src/calls';
const head = '// Written by `npm run reference` from the other files of this folder.\n';
const NOT_CALLS = new Set(['index', 'inputs', 'resources']);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The index of the calls by their names (`cartList`) and their table by resource and method, as paths with text. */
export function callIndex(): Map<string, string> {
  const resources = readdirSync(join(root, folder))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !NOT_CALLS.has(name));
  const exportsOf = (resource: string) => {
    const code = readFileSync(join(root, folder, `${resource}.ts`), 'utf8');
    const calls = [...code.matchAll(/^export const (\w+) = (?:call|pagedCall)\(/gm)].map(([, name = '']) => name);
    const types = [...code.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name);
    const names = calls.toSorted().map((name) => `${name} as ${resource}${capital(name)}`);
    const from = `from './${resource}.ts';\n`;
    const typeExport = types.length > 0 ? `export type { ${types.toSorted().join(', ')} } ${from}` : '';
    return `${typeExport}export { ${names.join(', ')} } ${from}`;
  };
  return new Map([
    [`${folder}/index.ts`, head + resources.map(exportsOf).join('')],
    [
      `${folder}/resources.ts`,
      `${head}${resources.map((name) => `import * as ${name} from './${name}.ts';\n`).join('')}
/** The calls by resource and method. */
export const resources = { ${resources.join(', ')} };\n`,
    ],
  ]);
}
