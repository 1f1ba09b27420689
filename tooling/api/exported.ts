import { dirname, join } from 'node:path';
import ts from 'typescript';
import { declarationProgram } from './declarations.ts';
import { type DocComment, docCommentOf } from './doc-comment.ts';
import { type Field, fieldOf, fieldsOfResult } from './fields.ts';
import { printed } from './printed-type.ts';

/** An exported name with its declaration. */
export interface Exported {
  name: string;
  /** The declaration without comments; several if a name is both a type and a value. Empty for names of other packages. */
  declarations: string[];
  isDocumented: boolean;
  comment: DocComment | undefined;
  isFunction: boolean;
  /** The parameters of a function. */
  parameters: readonly Field[];
  /** The type that a function returns. */
  returns: string;
  /** Fields and methods of its type. */
  fields: readonly Field[];
  /** The fields of a function's result or of the type behind an alias, inherited ones too. */
  shape: readonly Field[];
  /** The props of a component, including those of the types of this repository that it extends. */
  props: readonly Field[];
  /** The names of a namespace. */
  members: readonly Exported[];
}

const printer = ts.createPrinter({ removeComments: true });
const exportsByFile = new Map<string, readonly Exported[]>();

function parsed(path: string): ts.SourceFile {
  const program = declarationProgram();
  // The nodes of a program know their parents once it has a checker.
  program.getTypeChecker();
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`The declarations have no file ${path}.`);
  return file;
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

const unknown = {
  ...{ declarations: [], isDocumented: true, comment: undefined, isFunction: false, parameters: [], returns: '' },
  ...{ fields: [], shape: [], props: [], members: [] },
};

function membersOf(node: ts.Statement): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(node)) return node.members;
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const parts = ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type];
  return parts.flatMap((part) => (ts.isTypeLiteralNode(part) ? part.members : []));
}

/** The signature of a function that a statement declares: by its name, or as the type of a constant. */
function functionIn(node: ts.Statement, name: string): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(node)) return node;
  if (!ts.isVariableStatement(node)) return undefined;
  const type = node.declarationList.declarations.find((one) => one.name.getText() === name)?.type;
  if (!type || ts.isFunctionTypeNode(type)) return type;
  // A wrapped component, as in `MemoExoticComponent<(props: CartLineProps) => Element>`.
  const wrapped = ts.isTypeReferenceNode(type) || ts.isImportTypeNode(type) ? type.typeArguments?.[0] : undefined;
  return wrapped && ts.isFunctionTypeNode(wrapped) ? wrapped : undefined;
}

/** The type whose fields describe a name: the result of a function, or the other type that an alias names. */
function shapeIn(node: ts.Statement, signature: ts.SignatureDeclaration | undefined): ts.TypeNode | undefined {
  if (signature) return signature.type;
  if (!ts.isTypeAliasDeclaration(node) || node.typeParameters) return undefined;
  return ts.isTypeReferenceNode(node.type) || ts.isIndexedAccessTypeNode(node.type) ? node.type : undefined;
}

function propsOf(path: string, component: ts.SignatureDeclaration | undefined): Field[] {
  // Props that a variant of the component excludes are left out.
  const all = fieldsIn(path, component?.parameters[0]?.type, 0).filter(
    ({ type }) => !/^(?:never|undefined)$/.test(type),
  );
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

/** Deeper types belong to libraries. */
const DEPTH_MAX = 8;

/** The fields of a type, followed through our own declarations. */
function fieldsIn(path: string, node: ts.TypeNode | undefined, depth: number): Field[] {
  if (!node || depth > DEPTH_MAX) return [];
  if (ts.isTypeLiteralNode(node)) return node.members.flatMap(fieldOf);
  if (ts.isParenthesizedTypeNode(node)) return fieldsIn(path, node.type, depth);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return node.types.flatMap((type) => fieldsIn(path, type, depth + 1));
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName.getText()
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression.getText()
      : '';
  const [of, keys] = (node as ts.TypeReferenceNode).typeArguments ?? [];
  if (!['Omit', 'Pick', 'Partial', 'Readonly', 'Required'].includes(name)) return declaredFields(path, name, depth + 1);
  const named = new Set([...(keys?.getText().matchAll(/'([^']+)'/g) ?? [])].map(([, key = '']) => key));
  const fields = fieldsIn(path, of, depth + 1);
  if (name === 'Omit') return fields.filter((field) => !named.has(field.name));
  return name === 'Pick' ? fields.filter((field) => named.has(field.name)) : fields;
}

function declaredFields(path: string, name: string, depth: number): Field[] {
  const nodes = parsed(path).statements.filter((node) => namesOf(node).includes(name));
  if (nodes.length === 0) {
    const source = importedFrom(path, name);
    return source ? declaredFields(source.target, source.original, depth) : [];
  }
  return nodes.flatMap((node) => {
    if (ts.isTypeAliasDeclaration(node)) return fieldsIn(path, node.type, depth);
    if (!ts.isInterfaceDeclaration(node)) return [];
    const bases = (node.heritageClauses ?? []).flatMap(({ types }) => types);
    return [...node.members.flatMap(fieldOf), ...bases.flatMap((base) => fieldsIn(path, base, depth + 1))];
  });
}

/** Finds a name that a file declares or imports. */
function local(path: string, name: string, as: string): Exported {
  const file = parsed(path);
  const nodes = file.statements.filter((node) => namesOf(node).includes(name));
  if (nodes.length === 0) return { ...(imported(path, name) ?? unknown), name: as };
  const comment = nodes.map(docCommentOf).find((one) => one !== undefined);
  const signature = nodes.map((node) => functionIn(node, name)).find((one) => one !== undefined);
  const shapes = nodes.flatMap((node) => shapeIn(node, signature) ?? []);
  return {
    name: as,
    declarations: nodes.map((node) => printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/^export /, '')),
    isDocumented: comment !== undefined,
    comment,
    isFunction: signature !== undefined,
    parameters: signature?.parameters.flatMap(fieldOf) ?? [],
    returns: printed(signature?.type),
    props: /^[A-Z]/.test(name) ? propsOf(path, signature) : [],
    fields: nodes.flatMap(membersOf).flatMap(fieldOf),
    shape: shapes[0] ? fieldsOfResult(shapes[0]) : [],
    members: [],
  };
}

/** Finds a name that a file exports. */
function exported(path: string, name: string, as: string): Exported {
  return { ...(exportsOf(path).find((one) => one.name === name) ?? unknown), name: as };
}

/** Finds a name that a file imports in order to re-export it. */
function imported(path: string, name: string): Exported | undefined {
  const source = importedFrom(path, name);
  return source && exported(source.target, source.original, name);
}

/** The file of this repository from which a file imports a name, and its name there. */
function importedFrom(path: string, name: string): { target: string; original: string } | undefined {
  for (const node of parsed(path).statements) {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const one = bindings.elements.find((element) => element.name.text === name);
    const target = one && targetOf(node as ts.ImportDeclaration, path);
    if (target) return { target, original: (one.propertyName ?? one.name).text };
  }
  return undefined;
}

/** The file that a statement imports from; undefined for other packages. */
function targetOf(node: ts.ImportDeclaration | ts.ExportDeclaration, path: string): string | undefined {
  const specifier = node.moduleSpecifier as ts.StringLiteral | undefined;
  if (!specifier) return path;
  return specifier.text.startsWith('.') ? join(dirname(path), specifier.text.replace(/\.tsx?$/, '.d.ts')) : undefined;
}

/** Every name that a declaration file exports. */
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
  // A name with several declarations, such as a type and a value, occurs once for each.
  const byName = new Map(found.map((one) => [one.name, one]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
