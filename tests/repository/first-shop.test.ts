import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../tooling/steps.ts';

/* How much a developer has to write and look up until an order is paid in Vite. */

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const sources = [
  'examples/vite/src/main.tsx',
  'examples/vite/src/shop.ts',
  ...globSync('examples/shared/*', { cwd: root }),
]
  .filter((path) => !path.includes('.test.'))
  .map((path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

/** Names of the packages in a module: entries, exports, results of hooks, props of components. */
function namesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  const components = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      const bindings = node.importClause?.namedBindings;
      if (!text.startsWith('@promenade/')) return;
      names.push(text);
      if (!bindings || ts.isNamespaceImport(bindings)) return;
      for (const { name, propertyName } of bindings.elements) {
        components.add(name.text);
        names.push((propertyName ?? name).text);
      }
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'shop') names.push(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      const isOurs = /^(?:shop\.use|createStorefront)/.test(node.initializer.getText());
      if (isOurs) names.push(...node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText()));
    }
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && components.has(node.tagName.getText())) {
      for (const prop of node.attributes.properties) if (ts.isJsxAttribute(prop)) names.push(prop.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

it('a paid order in Vite takes at most 350 lines, and 12 names that the guides mention only in code', () => {
  const lines = sources.flatMap(({ text }) => text.split('\n')).filter((line) => /^\s*[^\s/*]/.test(line));
  expect(lines.length).toBeLessThanOrEqual(350);
  expect(lines.length).toBeGreaterThan(200);

  const documents = ['docs/{tutorials,guides,cookbook,skills,concepts}/**/*.md', 'packages/*/README.md'];
  const guides = globSync(documents, { cwd: root })
    .map((path) => textOf(path).replace(/^```\w+ examples\/(?!plain|existing)[\s\S]*?^```$/gm, ''))
    .join('\n');
  const names = [...new Set(sources.flatMap(namesIn))];
  expect(names.length).toBeGreaterThan(80);
  const words = new Set(guides.match(/@promenade\/[\w/-]+|\w+/g));
  const lookUps = names.filter((name) => !words.has(name));
  expect(lookUps.length, lookUps.join(', ')).toBeLessThanOrEqual(12);
});
