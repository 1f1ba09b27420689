import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPacked, isModule, linkPeers } from './packed.ts';

const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-devkit', 'storefront-ui'];

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  types: [],
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

let consumer: string;
let entries: string[];

beforeAll(() => {
  consumer = mkdtempSync(join(tmpdir(), 'declarations-'));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  const installed = packages.flatMap((name) => installPacked(consumer, name).entries);
  linkPeers(consumer);
  entries = installed.filter(isModule);
});
afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** A program with one file that holds this text. */
function programOf(text: string) {
  const file = join(consumer, 'app.ts');
  writeFileSync(file, text);
  const program = ts.createProgram([file], options);
  const source = program.getSourceFile(file);
  if (!source) throw new Error('the program has no source');
  return { program, source, checker: program.getTypeChecker() };
}

it('every entry declares exactly the values that it exports at run time', () => {
  const { source, checker } = programOf(
    entries.map((entry, index) => `import * as e${index} from '${entry}';`).join('\n'),
  );
  const script = `const found = {};
    for (const entry of ${JSON.stringify(entries)}) found[entry] = Object.keys(await import(entry)).sort();
    console.log(JSON.stringify(found));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: consumer });
  const there = JSON.parse(`${printed}`) as Record<string, string[]>;

  const declared: Record<string, string[]> = {};
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const entry = statement.moduleSpecifier;
    const module = checker.getSymbolAtLocation(entry);
    declared[entry.text] = (module ? checker.getExportsOfModule(module) : [])
      .filter((symbol) => isValue(symbol, checker))
      .map(({ name }) => name)
      .sort();
  }
  expect(Object.keys(declared).length).toBeGreaterThan(10);
  expect(declared).toEqual(there);
});

/** Whether an import of this name without `type` exists at run time. */
function isValue(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (isTypeOnly(symbol)) return false;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.flags & ts.SymbolFlags.Value) !== 0;
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly),
  );
}
