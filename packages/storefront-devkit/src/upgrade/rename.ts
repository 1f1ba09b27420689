import { parseSync, Visitor } from 'oxc-parser';
import type { VersionChanges } from './changes.ts';
import { type Edit, renameKeys, type Span } from './rename-keys.ts';

/** Applies edits that do not overlap. */
function apply(text: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of inOrder) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}

/** Replaces a text in quotes between two positions. */
function quoted(text: string, { start, end }: Span, { from, to }: { from: string; to: string }): Edit[] {
  const found = text.slice(start, end).matchAll(new RegExp(`(?<=(["']))${from}(?=\\1)`, 'g'));
  return [...found].map(({ index }) => ({ start: start + index, end: start + index + from.length, text: to }));
}

/** A stylesheet or another text with the new names of CSS variables. */
export function renameVariables(text: string, { cssVariables = [] }: VersionChanges): string {
  return cssVariables.reduce(
    (changed, { from, to }) => changed.replace(new RegExp(`${from}(?![\\w-])`, 'g'), to),
    text,
  );
}

export interface Renamed {
  text: string;
  /** What a person has to do in this module. */
  byHand: string[];
}

/**
 * Applies the new names to a module: the exports that it imports from the packages, their entries, props, options, calls, words and CSS
 * variables. A name that the module also declares elsewhere is imported under its old name.
 *
 * @throws SyntaxError if the module cannot be parsed.
 */
export function renameIn(path: string, text: string, changes: VersionChanges): Renamed {
  const { text: renamed, byHand } = renameNames(path, text, changes);
  return { text: renameVariables(renamed, changes), byHand };
}

function renameNames(path: string, text: string, changes: VersionChanges): Renamed {
  const { exports = [], modules = [], props = [], propValues = [], removed = [] } = changes;
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message);
  const edits: Edit[] = [];
  const byHand = new Set<string>();
  const newName = (from: string, name: string | null) => {
    const gone = removed.find((each) => each.module === from && each.name === name);
    if (gone) byHand.add(`${path} uses ${gone.name}, which is gone: ${gone.advice}`);
    return exports.find((each) => each.module === from && each.from === name)?.to;
  };
  /** Local names of exports that have another name. */
  const locals = new Map<string, { to: string; import: Span }>();
  /** Local names of whole modules. */
  const namespaces = new Map<string, string>();
  /** Local names of imports, with the export that each refers to. */
  const imported = new Map<string, { module: string; name: string }>();
  const moved = ({ value, start, end }: Span & { value: string }) => {
    const to = modules.find(({ from }) => from === value)?.to;
    if (to !== undefined) edits.push({ start: start + 1, end: end - 1, text: to });
  };

  for (const { moduleRequest, entries } of module.staticImports) {
    moved(moduleRequest);
    for (const { importName, localName } of entries) {
      if (importName.kind === 'NamespaceObject') namespaces.set(localName.value, moduleRequest.value);
      if (importName.kind !== 'Name' || importName.name === null) continue;
      imported.set(localName.value, { module: moduleRequest.value, name: importName.name });
      const to = newName(moduleRequest.value, importName.name);
      if (to === undefined) continue;
      const span = { start: importName.start ?? 0, end: importName.end ?? 0 };
      if (localName.value === importName.name) locals.set(localName.value, { to, import: span });
      else edits.push({ ...span, text: to });
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName } of entries) {
      if (!moduleRequest) continue;
      moved(moduleRequest);
      const to = newName(moduleRequest.value, importName.name);
      const { start, end } = importName;
      if (to === undefined || start === null || end === null) continue;
      const isSame = exportName.start === start;
      edits.push({ start, end, text: isSame ? `${to} as ${importName.name}` : to });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const { start, end } = moduleRequest;
    moved({ value: text.slice(start + 1, end - 1), start, end });
  }

  /** References by local name; names that something else declares keep their import's old name. */
  const references = new Map<string, Edit[]>();
  const declaredAgain = new Set<string>();
  const refer = (name: string, edit: Edit) => references.set(name, [...(references.get(name) ?? []), edit]);
  const ignored = new Set<number>();
  const ignore = (span: Span) => void ignored.add(span.start);
  const declare = (name: string | undefined) => {
    if (name !== undefined && locals.has(name)) declaredAgain.add(name);
  };
  new Visitor({
    ImportDeclaration({ specifiers }) {
      for (const specifier of specifiers) {
        ignore(specifier.local);
        if (specifier.type === 'ImportSpecifier') ignore(specifier.imported);
      }
    },
    ExportSpecifier({ exported, local }) {
      if (local.start === exported.start) {
        const name = text.slice(local.start, local.end);
        const known = locals.get(name);
        if (known) refer(name, { start: local.start, end: local.end, text: `${known.to} as ${name}` });
        ignore(local);
      } else ignore(exported);
    },
    MemberExpression({ object, property, computed }) {
      if (computed) return;
      ignore(property);
      if (object.type !== 'Identifier') return;
      const from = namespaces.get(object.name);
      const to = from === undefined ? undefined : newName(from, text.slice(property.start, property.end));
      if (to !== undefined) edits.push({ start: property.start, end: property.end, text: to });
    },
    TSQualifiedName({ left, right }) {
      ignore(right);
      const from = left.type === 'Identifier' ? namespaces.get(left.name) : undefined;
      const to = from === undefined ? undefined : newName(from, right.name);
      if (to !== undefined) edits.push({ start: right.start, end: right.end, text: to });
    },
    Property({ key, value, shorthand, computed }) {
      if (shorthand && value.type === 'Identifier') {
        const known = locals.get(value.name);
        if (known) refer(value.name, { start: key.start, end: key.end, text: `${value.name}: ${known.to}` });
        ignore(key);
      } else if (!computed) ignore(key);
    },
    PropertyDefinition({ key, computed }) {
      if (!computed) ignore(key);
    },
    MethodDefinition({ key, computed }) {
      if (!computed) ignore(key);
    },
    TSPropertySignature({ key, computed }) {
      if (!computed) ignore(key);
    },
    TSMethodSignature({ key, computed }) {
      if (!computed) ignore(key);
    },
    VariableDeclarator({ id }) {
      for (const name of boundNames(id)) declare(name);
    },
    FunctionDeclaration({ id, params }) {
      declare(id?.name);
      for (const name of params.flatMap(boundNames)) declare(name);
    },
    FunctionExpression({ id, params }) {
      declare(id?.name);
      for (const name of params.flatMap(boundNames)) declare(name);
    },
    ArrowFunctionExpression({ params }) {
      for (const name of params.flatMap(boundNames)) declare(name);
    },
    Identifier({ name, start, end }) {
      const known = locals.get(name);
      if (known && !ignored.has(start)) refer(name, { start, end, text: known.to });
    },
    JSXIdentifier({ name, start, end }) {
      const known = locals.get(name);
      if (known && !ignored.has(start)) refer(name, { start, end, text: known.to });
    },
    JSXAttribute({ name }) {
      ignore(name);
    },
    JSXOpeningElement({ name, attributes }) {
      const tag = text.slice(name.start, name.end);
      const [namespace = '', member] = tag.split('.');
      const from = namespaces.get(namespace);
      const used = member && from ? { module: from, name: member } : imported.get(tag);
      if (member && from) {
        const to = newName(from, member);
        if (to !== undefined) edits.push({ start: name.end - member.length, end: name.end, text: to });
      }
      for (const attribute of attributes) {
        if (!used || attribute.type !== 'JSXAttribute') continue;
        const prop = text.slice(attribute.name.start, attribute.name.end);
        const isOf = (each: { module: string; component: string }) =>
          each.module === used.module && each.component === used.name;
        const to = props.find((each) => isOf(each) && each.from === prop)?.to;
        if (to !== undefined) edits.push({ start: attribute.name.start, end: attribute.name.end, text: to });
        for (const value of propValues.filter((each) => isOf(each) && each.prop === prop))
          if (attribute.value) edits.push(...quoted(text, attribute.value, value));
      }
    },
    JSXClosingElement({ name }) {
      const [namespace = '', member] = text.slice(name.start, name.end).split('.');
      const from = namespaces.get(namespace);
      const to = member && from ? newName(from, member) : undefined;
      if (to !== undefined && member) edits.push({ start: name.end - member.length, end: name.end, text: to });
    },
  }).visit(program);

  for (const [name, { to, import: span }] of locals) {
    if (declaredAgain.has(name)) edits.push({ ...span, text: `${to} as ${name}` });
    else edits.push({ ...span, text: to }, ...(references.get(name) ?? []));
  }
  edits.push(...renameKeys(text, program, changes, { imported, namespaces }));
  return { text: apply(text, edits), byHand: [...byHand] };
}

/** The names that a pattern binds: `{ a, b: [c] = [] }` binds a and c. */
function boundNames(pattern: { type: string }): string[] {
  const node = pattern as {
    type: string;
    name?: string;
    left?: { type: string };
    argument?: { type: string };
    value?: { type: string };
    parameter?: { type: string };
    elements?: ({ type: string } | null)[];
    properties?: { type: string }[];
  };
  if (node.type === 'Identifier') return node.name === undefined ? [] : [node.name];
  const parts = [
    node.left,
    node.argument,
    node.value,
    node.parameter,
    ...(node.elements ?? []),
    ...(node.properties ?? []),
  ];
  return parts.flatMap((part) => (part ? boundNames(part) : []));
}
