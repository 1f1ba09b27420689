import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

const source = join(root, 'packages/storefront-sdk/src');
const comment = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/';

const textOf = (comment = '') => comment.replace(/^\s*\* ?/gm, '').trim();

function commentsBefore(what: string, code: string): Map<string, string> {
  const found = code.matchAll(new RegExp(`${comment}\\s*${what}`, 'g'));
  return new Map([...found].map(([, text, name = '']) => [name, textOf(text)]));
}

/** Doc comments of the exported functions of a resource, by function. */
export function functionComments(resource: string): ReadonlyMap<string, string> {
  const code = readFileSync(join(source, 'resources', `${resource}.ts`), 'utf8');
  return commentsBefore('export (?:async )?function\\*? (\\w+)', code);
}

/** What is said of a shape of the contract, and of its fields. */
export interface ShapeComments {
  readonly about: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** What a field means wherever one of its name stands. */
const glossary: Readonly<Record<string, string>> = {
  discount: 'Percent, 0 to 100.',
  discountExpiry: 'When the discount ends.',
  ficti: 'Pieces that are added to `sales` for show.',
};

/** Doc comments of the shapes of the contract, by name. */
export function shapeComments(): ReadonlyMap<string, ShapeComments> {
  const folder = join(source, 'contract');
  const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
  return new Map(files.flatMap((file) => shapesIn(readFileSync(join(folder, file), 'utf8'))));
}

function shapesIn(code: string): [string, ShapeComments][] {
  const about = commentsBefore('export (?:type|interface) (\\w+)', code);
  const values = commentsBefore('const (\\w+) =', code);
  const bodies = new Map(
    [...code.matchAll(/export const (\w+) = object\(\{([\s\S]*?)\n\}\);/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  );
  return [...new Set([...about.keys(), ...bodies.keys()])].map((name) => {
    const body = bodies.get(name) ?? '';
    const own = commentsBefore('(\\w+)', body);
    // A field of a value that has a comment of its own, `status: orderStatus`, means what that says.
    const fields = [...body.matchAll(/^ {2}(\w+)(?:: (?:\w+\()?(\w+)\)?)?,$/gm)].map(
      ([, field = '', value = field]) => [field, own.get(field) ?? values.get(value) ?? glossary[field] ?? ''] as const,
    );
    return [name, { about: about.get(name) ?? '', fields: new Map([...own, ...fields]) }];
  });
}
