import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../steps.ts';

const source = join(root, 'packages/storefront-sdk/src');
const comment = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/';

const textOf = (comment = '') => comment.replace(/^\s*\* ?/gm, '').trim();

function commentsBefore(what: string, code: string): Map<string, string> {
  const found = code.matchAll(new RegExp(`${comment}\\s*${what}`, 'g'));
  return new Map([...found].map(([, text, name = '']) => [name, textOf(text)]));
}

/** Doc comments of the calls by name, as in `cart.list`. */
export function callComments(): ReadonlyMap<string, string> {
  const folder = join(source, 'calls');
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
      return file.statements.filter(ts.isVariableStatement).map((statement): [string, string] => {
        const docs = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.getText().slice(3, -2);
        return [
          `${name.replace(/\.ts$/, '')}.${statement.declarationList.declarations[0]?.name.getText()}`,
          textOf(docs),
        ];
      });
    }),
  );
}

/** The documentation of a shape of the contract, and of its fields. */
export interface ShapeComments {
  readonly about: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Doc comments of the shapes of the contract, by name. */
export function shapeComments(): ReadonlyMap<string, ShapeComments> {
  const entities = readdirSync(join(source, 'entities')).map((file) => join(source, 'entities', file));
  const files = [...entities, join(source, 'contract/identity.ts')].filter((path) => !path.endsWith('.test.ts'));
  const shared = readFileSync(join(source, 'entities/fields.ts'), 'utf8');
  return new Map(files.flatMap((path) => shapesIn(readFileSync(path, 'utf8'), shared)));
}

/** @param shared The file with the fields that shapes of several files have. */
function shapesIn(code: string, shared: string): [string, ShapeComments][] {
  const about = commentsBefore('export (?:type|interface) (\\w+)', code);
  const values = commentsBefore('const (\\w+) =', code);
  const parts = new Map(
    [...`${shared}\n${code}`.matchAll(/const (\w+) = \{\n([\s\S]*?)\n\};/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  );
  const bodies = new Map(
    [...code.matchAll(/export const (\w+) = object\(((?:\w+, )*)\{([\s\S]*?)\n\}\);/g)].map(
      ([, name = '', names = '', own = '']) => [
        name,
        [own, ...names.split(', ').map((part) => parts.get(part) ?? '')].join('\n'),
      ],
    ),
  );
  return [...new Set([...about.keys(), ...bodies.keys()])].map((name) => {
    const body = bodies.get(name) ?? '';
    const own = commentsBefore('(\\w+)', body);
    // A field with the name of a shared value, as in `status: orderStatus`, has the meaning of that value.
    const fields = [...body.matchAll(/^ {2}(\w+)(?:: (?:\w+\()?(\w+)\)?)?,$/gm)].map(
      ([, field = '', value = field]) => [field, own.get(field) ?? values.get(value) ?? ''] as const,
    );
    return [name, { about: about.get(name) ?? '', fields: new Map([...own, ...fields]) }];
  });
}
