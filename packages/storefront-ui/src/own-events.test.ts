import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Handlers that act. Those of pointer and focus only pause something, which a dialog in the element may do as well. */
const acting = /^on(Submit|Reset|Change|Input|Key(Down|Up)|Click|PointerDown|Wheel|Drag\w+|Drop|Paste|Scroll|Toggle)$/;
/** Elements without content, and the component that restricts its own handlers. */
const withoutContent = /^(input|img|select|textarea|hr|br|[A-Z]\w*)$/;
const restricted = /^(own|ownKeys|ownEvents|chain)$/;

/** Handlers of elements with content that also receive events of dialogs inside, as `form onSubmit`. */
function unrestricted(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && acting.test(node.name.getText())) {
      const tag = node.parent.parent.tagName.getText();
      const value = node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      const isRestricted = value && ts.isCallExpression(value) && restricted.test(value.expression.getText());
      if (!withoutContent.test(tag) && !isRestricted) found.push(`${tag} ${node.name.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('elements with content handle events from inside them only', () => {
  expect(unrestricted('<><form onSubmit={send}>{children}</form><form onSubmit={own(send)} /></>')).toEqual([
    'form onSubmit',
  ]);

  const root = import.meta.dirname;
  const paths = globSync('{primitives,shop}/**/*.tsx', { cwd: root }).filter(
    (path) => !/\.(stories|test|browser)\./.test(path),
  );
  expect(paths.length).toBeGreaterThan(80);
  const troubles = paths.map((path) => [path, unrestricted(readFileSync(join(root, path), 'utf8'))] as const);
  expect(troubles.filter(([, handlers]) => handlers.length > 0)).toEqual([]);
});
