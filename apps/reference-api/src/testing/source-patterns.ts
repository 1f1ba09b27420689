import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';

/** A regular expression, and its location. */
export interface FoundPattern {
  where: string;
  regexp: RegExp;
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Code that reads requests: API and store, the contract, the client's parsing and masking, and the shared rules. */
const FOLDERS = [
  'apps/reference-api/src',
  ...['server', 'limits', 'proxy'].map((folder) => `apps/reference-store/src/${folder}`),
  'packages/storefront-sdk/src/transport',
  'packages/storefront-sdk/src/contract',
  'packages/storefront-sdk/src/openapi',
  'packages/storefront-hooks/src/domain',
];
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(?:test|deep|gate)\.|\/(testing|test-support)\//.test(path);

/** Constants that patterns are put together from. */
const CONSTANTS: Readonly<Record<string, string>> = { MEDIA_ROOT, UPLOADS_ROOT };

/** Every regular expression that these sources spell out, and the text of those that they put together otherwise. */
export function patternsInSources(): { found: FoundPattern[]; computed: string[] } {
  const found: FoundPattern[] = [];
  const computed: string[] = [];
  for (const path of FOLDERS.flatMap(filesIn).filter(isSource)) {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      const where = `${relative(ROOT, path)}: ${node.getText(source)}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        found.push({ where, regexp: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
      }
      if (
        ts.isPropertyAssignment(node) &&
        node.name.getText(source) === 'pattern' &&
        ts.isStringLiteral(node.initializer)
      )
        found.push({ where, regexp: new RegExp(node.initializer.text, 'u') });
      if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') {
        const text = node.arguments?.[0] && textOf(node.arguments[0], source);
        if (text === undefined) computed.push(where);
        else found.push({ where, regexp: new RegExp(text) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { found, computed };
}

function filesIn(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(ROOT, folder, name));
}

/** The text of a template all of whose parts are known. */
function textOf(node: ts.Expression, source: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const value = CONSTANTS[expression.getText(source)];
    return value === undefined ? undefined : value + literal.text;
  });
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
}
