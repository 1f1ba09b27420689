import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../steps.ts';

/** Which calls, hooks and components are used together. */
export interface Related {
  /** Ids of the calls that a hook makes. */
  callsOfHook(hook: string): readonly string[];
  /** Hooks that make a call. */
  hooksOfCall(id: string): readonly string[];
  /** Components that show the result of a hook, the most frequent first. */
  componentsOfHook(hook: string): readonly string[];
  /** Hooks whose results a component shows, the most frequent first. */
  hooksOfComponent(component: string): readonly string[];
}

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const sourcesIn = (pattern: string, exclude: readonly string[] = []) =>
  globSync(pattern, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{test,stories,test-d}.*', ...exclude],
  });

/** Finds out from the sources which calls, hooks and components are used together. */
export function findRelated(callIds: readonly string[], hooks: ReadonlySet<string>): Related {
  const calls = new Map([...callsByHook(callIds)].filter(([hook]) => hooks.has(hook)));
  const pairs = shownTogether().filter(([hook]) => hooks.has(hook));
  const ranked = (chosen: (hook: string, component: string) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const [hook, component] of pairs) {
      const name = chosen(hook, component);
      if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  };
  return {
    callsOfHook: (hook) => [...(calls.get(hook) ?? [])].toSorted(),
    hooksOfCall: (id) => [...calls].flatMap(([hook, ids]) => (ids.has(id) ? [hook] : [])).toSorted(),
    componentsOfHook: (hook) => ranked((one, component) => (one === hook ? component : undefined)),
    hooksOfComponent: (component) => ranked((hook, one) => (one === component ? hook : undefined)),
  };
}

interface Declared {
  /** Identifiers that the declaration uses. */
  readonly uses: ReadonlySet<string>;
  readonly file: string;
}

/** Follows the sources of the hooks from each hook to the calls that it imports. */
function callsByHook(callIds: readonly string[]): Map<string, Set<string>> {
  const idOf = new Map(callIds.map((id) => [id.replace(/\.(\w)/, (_, first: string) => first.toUpperCase()), id]));
  const declared = new Map<string, Declared>();
  const imports = new Map<string, string>();
  for (const path of sourcesIn('packages/storefront-hooks/src/**/*.{ts,tsx}')) {
    const file = join(root, path);
    for (const node of parsed(file).statements) {
      if (ts.isImportDeclaration(node)) {
        const from = (node.moduleSpecifier as ts.StringLiteral).text;
        const bindings = node.importClause?.namedBindings;
        if (!bindings || !ts.isNamedImports(bindings)) continue;
        for (const { name, propertyName } of bindings.elements) {
          const original = (propertyName ?? name).text;
          const target = from.startsWith('.') ? `${join(dirname(file), from)}#${original}` : original;
          imports.set(`${file}#${name.text}`, target);
        }
      } else {
        for (const name of declaredNames(node)) declared.set(`${file}#${name}`, { file, uses: identifiersIn(node) });
      }
    }
  }
  const reached = new Map<string, Set<string>>();
  for (const [key] of declared) {
    const name = key.slice(key.lastIndexOf('#') + 1);
    if (!/^use[A-Z]/.test(name)) continue;
    const ids = new Set<string>();
    const seen = new Set([key]);
    for (const current of seen) {
      const { file, uses = new Set<string>() } = declared.get(current) ?? {};
      for (const used of uses) {
        const local = `${file}#${used}`;
        const target = declared.has(local) ? local : imports.get(local);
        const id = target && idOf.get(target);
        if (id) ids.add(id);
        // The context contains the whole shop; calls of its parts are not calls of the hook.
        else if (target && declared.has(target) && !/\/(?:context|core|provider|auth)\//.test(target)) seen.add(target);
      }
    }
    reached.set(name, ids);
  }
  return reached;
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : [];
}

function identifiersIn(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && !(ts.isPropertyAccessExpression(child.parent) && child.parent.name === child))
      found.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Pairs of a hook and a component that is rendered with the hook's result, once for each component function. */
function shownTogether(): [hook: string, component: string][] {
  const files = [
    'apps/reference-store/src/**/*.tsx',
    'examples/**/*.tsx',
    'docs/**/*.tsx',
    'tests/types/view-hooks.tsx',
  ];
  return files.flatMap((pattern) => sourcesIn(pattern)).flatMap((path) => pairsIn(parsed(join(root, path))));
}

function pairsIn(file: ts.SourceFile): [string, string][] {
  const components = new Set<string>();
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || !/storefront-ui/.test(node.moduleSpecifier.getText())) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) components.add(name.text);
  }
  return file.statements.flatMap((node) => {
    /** Variables with the hook whose result they hold. */
    const holders = new Map<string, string>();
    const pairs = new Map<string, [string, string]>();
    const visit = (child: ts.Node): void => {
      if (ts.isVariableDeclaration(child) && child.initializer) {
        const hook = hookCalledIn(child.initializer);
        if (hook) for (const name of boundNames(child.name)) holders.set(name, hook);
      }
      if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) {
        const component = child.tagName.getText();
        if (components.has(component)) {
          const called = hookCalledIn(child.attributes);
          const used = [...identifiersIn(child.attributes)].flatMap((name) => holders.get(name) ?? []);
          for (const hook of called ? [called, ...used] : used) pairs.set(`${hook} ${component}`, [hook, component]);
        }
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    return [...pairs.values()];
  });
}

/** The first hook that an expression calls, outside of functions inside it. */
function hookCalledIn(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    if (/^use[A-Z]\w+$/.test(name)) return name;
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return undefined;
  return ts.forEachChild(node, hookCalledIn);
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}
