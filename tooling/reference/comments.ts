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

/** A function of a resource, as its source has it. */
export interface DocumentedFunction {
  /** Its doc comment. */
  readonly docs: string;
  /** Names of its parameters; `undefined` for one that is taken apart. */
  readonly parameters: readonly (string | undefined)[];
}

/** Names of the resources, which `Storefront` has. */
export const resourceNames = (): string[] =>
  readdirSync(join(source, 'resources')).map((file) => file.replace(/\.ts$/, ''));

const isExportedFunction = (node: ts.Node): node is ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(node) && !!node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The exported functions of a resource, by name. */
export function documentedFunctions(resource: string): ReadonlyMap<string, DocumentedFunction> {
  const path = join(source, 'resources', `${resource}.ts`);
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return new Map(
    file.statements.filter(isExportedFunction).map((node) => [
      node.name?.text ?? '',
      {
        docs: textOf(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.getText().slice(3, -2)),
        parameters: node.parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : undefined)),
      },
    ]),
  );
}

/** What is said of a shape of the contract, and of its fields. */
export interface ShapeComments {
  readonly about: string;
  readonly fields: ReadonlyMap<string, string>;
}

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
      ([, field = '', value = field]) => [field, own.get(field) ?? values.get(value) ?? ''] as const,
    );
    return [name, { about: about.get(name) ?? '', fields: new Map([...own, ...fields]) }];
  });
}
