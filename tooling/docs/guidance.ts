import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../steps.ts';

/** The part of a component's documentation about its use, as Markdown. */
export interface Guidance {
  /** Folder of the package: `primitives` or `shop`. */
  readonly group: string;
  /** Its id in Storybook. */
  readonly id: string;
  /** Its purpose, in one line. */
  readonly purpose: string;
  /** Smaller components on the same page. */
  readonly also: readonly string[];
  readonly use: readonly string[];
  readonly notFor: readonly Entry[];
  readonly anatomy: readonly Entry[];
  readonly keyboard: readonly Entry[];
  readonly accessibility: readonly string[];
}

type Entry = readonly [what: string, words: string];

/** The guidance of each component, from its page in Storybook. */
export function componentGuidance(): ReadonlyMap<string, Guidance> {
  const folder = join(root, 'packages/storefront-ui/src');
  const pages = globSync('*/*/*.mdx', { cwd: folder }).flatMap((path): [string, Guidance][] => {
    const text = readFileSync(join(folder, path), 'utf8');
    const start = text.indexOf('<ComponentPage');
    if (start < 0) return [];
    const file = ts.createSourceFile('page.tsx', text.slice(start), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const props = new Map<string, ts.Expression | undefined>();
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && ts.isJsxSelfClosingElement(node.parent.parent)) {
        const { initializer } = node;
        const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        props.set(node.name.getText(), value as ts.Expression | undefined);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    const also = props.get('also');
    return [
      [
        textOf(props.get('name')),
        {
          group: path.split('/')[0] ?? '',
          id: storybookIdIn(join(folder, path)),
          purpose: textOf(props.get('purpose')),
          also:
            also && ts.isObjectLiteralExpression(also) ? also.properties.map((one) => one.name?.getText() ?? '') : [],
          use: elementsOf(props.get('use')).map(textOf),
          notFor: entriesOf(props.get('notFor'), 'case', 'instead'),
          anatomy: entriesOf(props.get('anatomy'), 'part', 'text'),
          keyboard: entriesOf(props.get('keyboard'), 'keys', 'text'),
          accessibility: elementsOf(props.get('accessibility')).map(textOf),
        },
      ],
    ];
  });
  return new Map(pages);
}

/** The id that Storybook makes of the title in the stories next to a page: `shop-products-productcard`. */
function storybookIdIn(page: string): string {
  const stories = readFileSync(page.replace(/\.mdx$/, '.stories.tsx'), 'utf8');
  const title = /title: '([^']+)'/.exec(stories)?.[1] ?? '';
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const elementsOf = (node: ts.Expression | undefined) =>
  node && ts.isArrayLiteralExpression(node) ? [...node.elements] : [];

const entriesOf = (node: ts.Expression | undefined, what: string, words: string): Entry[] =>
  elementsOf(node).map((element) => [textOf(propertyOf(element, what)), textOf(propertyOf(element, words))]);

function propertyOf(node: ts.Expression, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** Texts and their `<code>` as Markdown. */
function textOf(node: ts.Node | undefined): string {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ');
  if (ts.isJsxExpression(node)) return textOf(node.expression);
  if (ts.isJsxElement(node)) {
    const inside = node.children.map(textOf).join('');
    return node.openingElement.tagName.getText() === 'code' ? `\`${inside}\`` : inside;
  }
  return ts.isJsxFragment(node) ? node.children.map(textOf).join('') : node.getText();
}
