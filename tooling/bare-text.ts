import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JSXElement, type JSXFragment, type Node, parseSync } from 'oxc-parser';
import { childrenOf, DRAWS, kindsIn, shownOf, typesIn } from './jsx-kinds.ts';
import { root } from './steps.ts';

/*
 * A browser's translation replaces text nodes by elements, but React continues with its own nodes: a text next to other children no longer changes,
 * and inserting or removing something there throws. A text that is its element's only child is set with `textContent`, which is safe.
 */

const FILES = ['packages/storefront-ui/src/**/*.tsx', 'apps/reference-store/src/**/*.tsx', 'examples/**/*.tsx'];
/** These render no DOM node: their texts are siblings of whatever surrounds them. */
const WITHOUT_NODE = /^(?:Fragment|Suspense|StrictMode|Profiler|\w*Provider|\w+\.Provider)$/;

/** Places where a translated page would keep an old text or throw, as `line: sentence`. */
export function bareTextIn(file: string, source: string, elsewhere?: ReadonlyMap<string, string>): string[] {
  const { program } = parseSync(file, source);
  const textOf = (node: Node) => source.slice(node.start, node.end);
  const own = typesIn(file, source);
  const { kindOf, isList } = kindsIn(program, (name) => own.get(name) ?? elsewhere?.get(name) ?? '', textOf);
  const complaints: string[] = [];
  const complain = (node: Node, sentence: string) =>
    complaints.push(`${source.slice(0, node.start).split('\n').length}: ${sentence}`);

  function check(parent: JSXElement | JSXFragment, name: string): void {
    const children = shownOf(parent);
    // React never changes, inserts or removes anything there.
    const isSteady = children.every(isAlwaysTheSame);
    for (const child of children) {
      const others = children.filter((other) => other !== child);
      const kind = kindOf(child);
      if (kind === 'text' && WITHOUT_NODE.test(name)) complain(child, `A text in <${name}> needs an element.`);
      else if (kind === 'text' && ((others.length > 0 && !isSteady) || isList(child)))
        complain(child, `A text beside other children of <${name}> needs an element.`);
      else if (kind === 'slot' && others.some((other) => other.type !== 'JSXElement'))
        complain(child, `What a caller hands over, beside what comes and goes in <${name}>, needs inElement().`);
    }
  }

  /** Translators skip elements with `translate="no"`. */
  function walk(node: Node, isTranslated: boolean): void {
    let isInside = isTranslated;
    if (node.type === 'JSXFragment' && isTranslated) check(node, 'Fragment');
    if (node.type === 'JSXElement') {
      const name = textOf(node.openingElement.name);
      const attributes = node.openingElement.attributes.filter((each) => each.type === 'JSXAttribute');
      const attributeOf = (wanted: string) => attributes.find((each) => textOf(each.name) === wanted)?.value;
      const translate = attributeOf('translate');
      if (translate) isInside = textOf(translate) !== '"no"';
      const fallback = attributeOf('fallback');
      if (name === 'Suspense' && fallback && kindOf(fallback) === 'text')
        complain(fallback, 'The text of a fallback needs an element.');
      if (isInside) check(node, name);
    }
    if (node.type === 'FunctionDeclaration' && DRAWS.test(node.id?.name ?? '') && kindOf(node) !== 'elements')
      complain(node, `${node.id?.name}() stands in the place of an element and must return elements.`);
    const component = componentIn(node);
    if (component && kindOf(component.body) === 'text')
      complain(node, `<${component.name}> returns a text, which needs an element.`);
    for (const child of childrenOf(node)) walk(child, isInside);
  }
  walk(program, true);
  return complaints;
}

/** The component that a declaration defines. */
function componentIn(node: Node): { name: string; body: Node } | undefined {
  const isComponent = (name: string) => /^[A-Z]\w*[a-z]/.test(name);
  if (node.type === 'FunctionDeclaration' && node.id && isComponent(node.id.name))
    return { name: node.id.name, body: node };
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !isComponent(node.id.name))
    return undefined;
  return node.init && /Function/.test(node.init.type) ? { name: node.id.name, body: node.init } : undefined;
}

const isAlwaysTheSame = (child: Node) =>
  child.type === 'JSXText' ||
  child.type === 'JSXElement' ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');

if (import.meta.main) {
  const paths = globSync(FILES, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/*.{test,browser}.tsx'] });
  const files = paths.map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const elsewhere = new Map<string, string>();
  for (const { file, source } of files)
    for (const [name, type] of typesIn(file, source)) elsewhere.set(name, `${elsewhere.get(name) ?? ''} ${type}`);
  const complaints = files.flatMap(({ file, source }) =>
    bareTextIn(file, source, elsewhere).map((complaint) => `${file}:${complaint}`),
  );
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length ? 1 : 0);
}
