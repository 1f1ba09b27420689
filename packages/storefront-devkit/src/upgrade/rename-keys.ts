import { type Node, type Program, Visitor } from 'oxc-parser';
import type { VersionChanges } from './changes.ts';

export interface Span {
  start: number;
  end: number;
}

export interface Edit extends Span {
  text: string;
}

/** What local names of a module stand for. */
export interface Imports {
  /** Exports of other modules. */
  imported: ReadonlyMap<string, { module: string; name: string }>;
  /** Whole modules. */
  namespaces: ReadonlyMap<string, string>;
}

const OURS = '@promenade/';
const SDK = '@promenade/storefront-sdk';
const UI = '@promenade/storefront-ui';

/** The new names of what is not imported: options, words, and calls with their ids. */
export function renameKeys(
  text: string,
  program: Program,
  { options = [], words = [], calls = [] }: VersionChanges,
  { imported, namespaces }: Imports,
): Edit[] {
  const edits: Edit[] = [];
  const modules = [...[...imported.values()].map(({ module }) => module), ...namespaces.values()];
  const uses = (prefix: string) => modules.some((module) => module.startsWith(prefix));
  const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);
  const replace = ({ start, end }: Span, to: string) => edits.push({ start, end, text: to });

  const functionOf = (callee: Node): { module: string; name: string } | undefined => {
    if (callee.type === 'Identifier') return imported.get(callee.name);
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
    const module = namespaces.get(callee.object.name);
    return module ? { module, name: text.slice(callee.property.start, callee.property.end) } : undefined;
  };
  const isStorefront = (node: Node | null) => {
    const called = node?.type === 'CallExpression' ? functionOf(node.callee) : undefined;
    return called?.module === SDK && called.name === 'createStorefront';
  };
  /** Local names of storefronts, and of their resources. */
  const storefronts = new Set<string>();
  const resources = new Map<string, string>();

  new Visitor({
    VariableDeclarator({ id, init }) {
      if (!isStorefront(init)) return;
      if (id.type === 'Identifier') storefronts.add(id.name);
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type === 'Property' && property.value.type === 'Identifier')
          resources.set(property.value.name, text.slice(property.key.start, property.key.end));
      }
    },
  }).visit(program);

  const resourceOf = (node: Node): string | undefined => {
    if (node.type === 'Identifier') return resources.get(node.name);
    if (node.type !== 'MemberExpression') return undefined;
    const { object, property } = node;
    const isOf = object.type === 'Identifier' ? storefronts.has(object.name) : isStorefront(object);
    return isOf ? text.slice(property.start, property.end) : undefined;
  };

  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const called = functionOf(callee);
      if (!called || first?.type !== 'ObjectExpression') return;
      for (const { from, to, ...of } of options) {
        if (of.module === called.module && of.function === called.name) renameKey(first, [from], to);
      }
    },
    ObjectExpression(object) {
      if (uses(UI)) for (const { from, to } of words) renameKey(object, from.split('.'), lastOf(to));
    },
    MemberExpression({ object, property }) {
      const id = `${resourceOf(object)}.${text.slice(property.start, property.end)}`;
      const to = calls.find(({ from }) => from === id)?.to;
      if (to !== undefined) replace(property, lastOf(to));
    },
    Literal({ value, start, end }) {
      const to = uses(OURS) ? calls.find(({ from }) => from === value)?.to : undefined;
      if (to !== undefined) replace({ start: start + 1, end: end - 1 }, to);
    },
  }).visit(program);

  /** Renames the key at the end of a path of object literals. */
  function renameKey(object: Node, [name, ...rest]: readonly string[], to: string): void {
    if (object.type !== 'ObjectExpression') return;
    for (const property of object.properties) {
      if (property.type !== 'Property' || property.computed) continue;
      const { key, value, shorthand } = property;
      if (text.slice(key.start, key.end) !== name) continue;
      if (rest.length > 0) renameKey(value, rest, to);
      else replace(key, shorthand ? `${to}: ${name}` : to);
    }
  }
  return edits;
}
