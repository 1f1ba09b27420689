import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, generate, types as t, traverse } from 'storybook/internal/babel';

const ui = join(import.meta.dirname, '../packages/storefront-ui/src');
const read = (file: string) => readFileSync(join(ui, file), 'utf8');

/** The part of Storybook's component manifest that this file completes. */
export interface ComponentManifest {
  id: string;
  name: string;
  /** Path of the story file, relative to the repository. */
  path: string;
  description?: string;
  import?: string;
  stories?: { id: string; name: string; snippet?: string; warning?: string; description?: string }[];
}

const entries = {
  '@promenade/storefront-ui': 'index.ts',
  '@promenade/storefront-ui/overlays': 'overlays.ts',
  '@promenade/storefront-ui/shop': 'shop/index.ts',
  '@promenade/storefront-ui/shop/overlays': 'shop/overlays.ts',
};

/** The module of each name that an app can import in an example. */
const moduleOf = new Map<string, string>([
  ['useState', 'react'],
  ...Object.entries(entries).flatMap(([module, file]) =>
    [...read(file).matchAll(/\bexport (?:type )?\{([^}]*)\}/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => [name.replace(/^.* as |^\s*type\s/, '').trim(), module] as const),
  ),
]);

const isKnown = (name: string) => moduleOf.has(name) || name in globalThis;

/** Layout helpers of stories, which an app doesn't need. */
const helpers = new Set(['Column', 'Row', 'Page', 'ThemeSample']);

/** Replaces helpers of the stories by code that an app can use. */
function withoutHelpers(program: t.File): void {
  traverse(program, {
    JSXElement: {
      exit(path) {
        const { openingElement, children } = path.node;
        if (!t.isJSXIdentifier(openingElement.name) || !helpers.has(openingElement.name.name)) return;
        const elements = children.filter((child) => !t.isJSXText(child) || child.value.trim() !== '');
        const [only] = elements;
        if (elements.length === 0 && path.inList) path.replaceWith(t.jsxText('Your content'));
        else if (elements.length === 1 && t.isJSXElement(only)) path.replaceWith(only);
        else path.replaceWith(t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children));
      },
    },
    CallExpression(path) {
      if (!t.isIdentifier(path.node.callee, { name: 'fn' })) return;
      const [implementation] = path.node.arguments;
      path.replaceWith(
        t.isExpression(implementation) ? implementation : t.arrowFunctionExpression([], t.blockStatement([])),
      );
    },
  });
}

/** The names that an example uses without declaring them. */
function freeNames(code: string): string[] {
  const program = babelParse(code);
  let names: string[] = [];
  traverse(program, {
    Program(path) {
      path.scope.crawl();
      names = Object.keys(path.scope.globals);
    },
  });
  return names;
}

/** An example as an app writes it, if it needs nothing but exported names. */
function example(snippet: string): string | undefined {
  const program = babelParse(snippet);
  withoutHelpers(program);
  const { code } = generate(program);
  // The props of an example must be in the example.
  const readsArgs = /^const \w+ = (?:async )?\(?\s*(?:args|\{)/.test(code);
  return !readsArgs && freeNames(code).every(isKnown) ? code : undefined;
}

/** The imports of names that the package exports. */
export const importOf = (names: Iterable<string>) =>
  Object.entries(Object.groupBy(new Set(names), (name) => moduleOf.get(name) ?? ''))
    .filter(([module]) => module !== '')
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([module, names = []]) => `import { ${names.toSorted().join(', ')} } from '${module}';`)
    .join('\n');

type Constants = ReadonlyMap<string, t.Expression>;

/** Replaces the names of constants by their values, so that an example can stand alone. */
function inlineConstants(node: t.Expression, constants: Constants): void {
  traverse(t.file(t.program([t.expressionStatement(node)])), {
    Identifier(path) {
      const value = constants.get(path.node.name);
      if (value && path.isReferencedIdentifier()) path.replaceWith(t.cloneNode(value));
    },
    ObjectProperty(path) {
      path.node.shorthand = false;
    },
    TSAsExpression(path) {
      path.replaceWith(path.node.expression);
    },
  });
}

/** The properties of an object as attributes of an element. */
const attributesOf = (object: t.ObjectExpression): t.JSXAttribute[] =>
  object.properties.flatMap((property) => {
    if (t.isSpreadElement(property)) {
      return t.isObjectExpression(property.argument) ? attributesOf(property.argument) : [];
    }
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key) || !t.isExpression(property.value)) return [];
    const { key, value } = property;
    return [
      t.jsxAttribute(
        t.jsxIdentifier(key.name),
        t.isStringLiteral(value) ? t.stringLiteral(value.value) : t.jsxExpressionContainer(value),
      ),
    ];
  });

function elementOf(name: string, props: t.ObjectExpression): string {
  const opening = t.jsxOpeningElement(t.jsxIdentifier(name), attributesOf(props), true);
  return `const Example = () => ${generate(t.jsxElement(opening, null, [])).code};`;
}

/** The smallest example of each component, from the props with which the contract tests render it. */
export function minimalExamples(): Map<string, string> {
  const constants = new Map<string, t.Expression>();
  for (const statement of babelParse(read('contract/minimal-props.tsx')).program.body) {
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (!t.isVariableDeclaration(declaration)) continue;
    for (const { id, init } of declaration.declarations) {
      if (!t.isIdentifier(id) || !t.isExpression(init)) continue;
      inlineConstants(init, constants);
      constants.set(id.name, init);
    }
  }
  const all = constants.get('minimalProps');
  const properties = t.isObjectExpression(all) ? all.properties : [];
  return new Map(
    properties.flatMap((property) =>
      t.isObjectProperty(property) && t.isIdentifier(property.key) && t.isObjectExpression(property.value)
        ? [[property.key.name, elementOf(property.key.name, property.value)] as const]
        : [],
    ),
  );
}

/** Exported parts without stories, such as skeletons, by the folder of their component. */
function partsIn(folder: string, names: readonly string[]): string[] {
  const code = globSync('[A-Z]*.tsx', { cwd: folder, exclude: ['*.{stories,test}.tsx'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return names.filter((name) => new RegExp(`\\bexport (?:function|const) ${name}\\b`).test(code));
}

/**
 * Completes Storybook's manifest of components, so that apps can use it unchanged: only examples that need nothing from the
 * stories, imports from the package's entries, and at least one example of each exported component.
 *
 * @param documented Ids of the stories that docs pages show. The others only test.
 */
export function completeManifest<Manifest extends ComponentManifest>(
  components: Readonly<Record<string, Manifest>>,
  documented: ReadonlySet<string>,
): Record<string, Manifest> {
  const minimal = minimalExamples();
  const named = Object.entries(components).map(([id, component]) => {
    // A closing tag must not repeat type arguments.
    const name = component.name.replace(/<.*/, '');
    const stories = component.stories?.map(({ snippet, ...story }) => ({
      ...story,
      snippet: snippet?.replaceAll(component.name, name),
    }));
    return [id, { ...component, name, stories }] as const;
  });
  const withStories = new Set(named.map(([, { name }]) => name));
  const parts = [...minimal.keys()].filter((name) => !withStories.has(name));
  return Object.fromEntries(
    named
      .filter(([, { name }]) => moduleOf.has(name))
      .map(([id, component]) => {
        const examples = (component.stories ?? []).flatMap(({ snippet, warning, ...story }) => {
          const code = snippet && !warning && documented.has(story.id) && example(snippet);
          return code ? [{ ...story, snippet: code }] : [];
        });
        const shown = examples.some(({ snippet }) => snippet.includes(`<${component.name}`)) ? [] : [component.name];
        const smallest = [...shown, ...partsIn(dirname(component.path), parts)].flatMap((name) => {
          const snippet = minimal.get(name);
          return snippet ? [{ id: `${id}--basic`, name, snippet }] : [];
        });
        const stories = [...examples, ...smallest];
        const names = stories.flatMap(({ snippet }) => freeNames(snippet));
        return [id, { ...component, import: importOf([component.name, ...names]), stories }];
      }),
  );
}
