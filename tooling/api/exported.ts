import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A name that a program can import, and what it stands for. */
export interface Exported {
  name: string;
  /** The declaration without comments; several where a name is a type and a value. Empty for a name of another package. */
  declarations: string[];
  isDocumented: boolean;
  /** Fields and methods of its type that have no comment. */
  undocumentedFields: readonly string[];
  /** The names of a namespace. */
  members: readonly Exported[];
}

const printer = ts.createPrinter({ removeComments: true });
const files = new Map<string, ts.SourceFile>();
const exportsByFile = new Map<string, readonly Exported[]>();

function parsed(path: string): ts.SourceFile {
  const known = files.get(path);
  if (known) return known;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(path, file);
  return file;
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

const unknown = { declarations: [], isDocumented: true, undocumentedFields: [], members: [] };

function fieldsOf(node: ts.Statement): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(node)) return node.members;
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const parts = ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type];
  return parts.flatMap((part) => (ts.isTypeLiteralNode(part) ? part.members : []));
}

const hasComment = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length > 0;

/** What a file declares under a name, or imports. */
function local(path: string, name: string, as: string): Exported {
  const file = parsed(path);
  const nodes = file.statements.filter((node) => namesOf(node).includes(name));
  if (nodes.length === 0) return { ...(imported(path, name) ?? unknown), name: as };
  return {
    name: as,
    declarations: nodes.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/^export /, '')),
    isDocumented: nodes.some(hasComment),
    undocumentedFields: nodes
      .flatMap(fieldsOf)
      .flatMap((field) => (field.name && !hasComment(field) ? field.name.getText() : [])),
    members: [],
  };
}

/** What a file exports under a name. */
function exported(path: string, name: string, as: string): Exported {
  return { ...(exportsOf(path).find((one) => one.name === name) ?? unknown), name: as };
}

/** What a file imports under a name, to export it again. */
function imported(path: string, name: string): Exported | undefined {
  for (const node of parsed(path).statements) {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const one = bindings.elements.find((element) => element.name.text === name);
    const target = one && targetOf(node as ts.ImportDeclaration, path);
    if (target) return exported(target, (one.propertyName ?? one.name).text, name);
  }
  return undefined;
}

/** The file that a statement names; nothing for another package. */
function targetOf(node: ts.ImportDeclaration | ts.ExportDeclaration, path: string): string | undefined {
  const specifier = node.moduleSpecifier as ts.StringLiteral | undefined;
  if (!specifier) return path;
  return specifier.text.startsWith('.') ? join(dirname(path), specifier.text.replace(/\.tsx?$/, '.d.ts')) : undefined;
}

/** Every name that a file of declarations exports, by name. */
export function exportsOf(path: string): readonly Exported[] {
  const known = exportsByFile.get(path) ?? readExports(path);
  exportsByFile.set(path, known);
  return known;
}

function readExports(path: string): Exported[] {
  const found = parsed(path).statements.flatMap((node): Exported[] => {
    if (isExported(node)) return namesOf(node).map((name) => local(path, name, name));
    if (!ts.isExportDeclaration(node)) return [];
    const target = targetOf(node, path);
    const { exportClause } = node;
    if (!exportClause) return target ? [...exportsOf(target)] : [];
    if (ts.isNamespaceExport(exportClause)) {
      const members = target ? exportsOf(target) : [];
      return [{ ...unknown, name: exportClause.name.text, members }];
    }
    const find = node.moduleSpecifier ? exported : local;
    return exportClause.elements.map(({ name, propertyName }) =>
      target ? find(target, (propertyName ?? name).text, name.text) : { ...unknown, name: name.text },
    );
  });
  // A name with several declarations, such as a type and a value, is met once for each.
  const byName = new Map(found.map((one) => [one.name, one]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
