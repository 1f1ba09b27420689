import ts from 'typescript';
import { declarationProgram } from './declarations.ts';

const printer = ts.createPrinter({ removeComments: true });

/** A node of the declarations on one line, as it is written. */
export const printed = (node: ts.Node | undefined): string =>
  node ? printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ') : '';

/** A node of the declarations on one line, with the values of the types that stand for a few literals. */
export const printedWithValues = (node: ts.Node | undefined): string =>
  node ? printer.printNode(ts.EmitHint.Unspecified, withValues(node), node.getSourceFile()).replace(/\s+/g, ' ') : '';

/** A type without a node, for instance of a field whose type depends on a parameter. */
export function printedType(type: ts.Type): string {
  const values = literalsOf(type, type.aliasSymbol?.declarations?.[0]?.getText());
  if (values) return values.map((one) => printer.printNode(ts.EmitHint.Unspecified, one, anyFile())).join(' | ');
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | UseSingleQuotesForStringLiteralType;
  return declarationProgram().getTypeChecker().typeToString(type, undefined, flags);
}

const anyFile = () => declarationProgram().getSourceFiles()[0] as ts.SourceFile;

/** More values than these are read more easily on the page of their type. */
const VALUES_MAX = 12;

function withValues(node: ts.Node): ts.Node {
  const values = ts.isTypeNode(node) ? valuesOf(node) : undefined;
  if (values) return ts.factory.createUnionTypeNode(values);
  if (!ts.isUnionTypeNode(node)) return ts.visitEachChild(node, withValues, undefined);
  // Nested unions would be in parentheses.
  const types = node.types.map(withValues) as ts.TypeNode[];
  return ts.factory.createUnionTypeNode(types.flatMap((one) => (ts.isUnionTypeNode(one) ? [...one.types] : [one])));
}

function valuesOf(node: ts.TypeNode): ts.TypeNode[] | undefined {
  const isKey = ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;
  if (!isKey && !ts.isTypeReferenceNode(node) && !ts.isIndexedAccessTypeNode(node)) return undefined;
  const checker = declarationProgram().getTypeChecker();
  const values = literalsOf(checker.getTypeFromTypeNode(node), orderOf(node));
  // The page of a type that is declared as the keys of a value names none of them.
  const declared = isKey ? node : aliasedBy(node);
  const isKeysOfValue = declared && ts.isTypeOperatorNode(declared) && ts.isTypeQueryNode(declared.type);
  return values && (values.length <= VALUES_MAX || isKeysOfValue) ? values : undefined;
}

/** The type for which a name stands. */
function aliasedBy(node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const checker = declarationProgram().getTypeChecker();
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declared = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return declared?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
}

/** The text where the values of a type are declared; the compiler has them in no particular order. */
function orderOf(node: ts.TypeNode): string {
  const checker = declarationProgram().getTypeChecker();
  if (ts.isTypeOperatorNode(node)) {
    const keys = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node.type));
    return keys.map(({ name }) => `'${name}'`).join();
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const key = checker.getTypeFromTypeNode(node.indexType);
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const field = key.isStringLiteral() ? checker.getPropertyOfType(owner, key.value) : undefined;
    return field?.declarations?.[0]?.getText() ?? '';
  }
  const declared = aliasedBy(node);
  return !declared ? '' : ts.isTypeOperatorNode(declared) ? orderOf(declared) : declared.getText();
}

/** The literals that a type stands for; undefined for other types. */
function literalsOf(type: ts.Type, order = ''): ts.TypeNode[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const { Undefined, Null, BooleanLiteral } = ts.TypeFlags;
  const isValue = (one: ts.Type) =>
    one.isStringLiteral() || one.isNumberLiteral() || (one.flags & (Undefined | Null | BooleanLiteral)) !== 0;
  if (!types.every(isValue) || !types.some((one) => one.isStringLiteral() || one.isNumberLiteral())) return undefined;
  const place = (one: ts.Type) => {
    if (one.flags & (Undefined | Null)) return Infinity;
    const at = order.indexOf(one.isStringLiteral() ? `'${one.value}'` : printedLiteral(one));
    return at < 0 ? order.length : at;
  };
  return types.toSorted((one, other) => compare(place(one), place(other)) || sizeOf(one) - sizeOf(other)).map(nodeOf);
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);
const sizeOf = (type: ts.Type) => (type.isNumberLiteral() ? type.value : 0);
const printedLiteral = (type: ts.Type) => declarationProgram().getTypeChecker().typeToString(type);

const nodeOf = (type: ts.Type): ts.TypeNode =>
  type.isStringLiteral()
    ? ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(type.value, true))
    : ts.factory.createTypeReferenceNode(printedLiteral(type));
