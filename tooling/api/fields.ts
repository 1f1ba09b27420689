import ts from 'typescript';
import { declarationProgram, isWritten } from './declarations.ts';
import { type DocComment, docCommentOf } from './doc-comment.ts';
import { printedType, printedWithValues } from './printed-type.ts';

/** A field of a type, or a parameter of a function. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly comment: DocComment | undefined;
}

/** A declared field or parameter; none for signatures without a name. */
export function fieldOf(node: ts.TypeElement | ts.ParameterDeclaration): Field[] {
  if (!node.name) return [];
  const { type, questionToken } = node as ts.PropertySignature;
  const isMethod = ts.isMethodSignature(node);
  return [
    {
      // A destructured parameter has no name.
      name: ts.isObjectBindingPattern(node.name) ? 'options' : node.name.getText(),
      type: isMethod
        ? printedWithValues(node)
            .replace(/^[^(<]*/, '')
            .replace(/;$/, '')
        : printedWithValues(type),
      isOptional: questionToken !== undefined,
      comment: docCommentOf(node),
    },
  ];
}

/**
 * The fields of the objects that a type stands for, those of the types it extends too. Empty for values, lists, and types of
 * libraries.
 */
export function fieldsOfType(node: ts.TypeNode): Field[] {
  const checker = declarationProgram().getTypeChecker();
  const type = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const variants = (type.isUnion() ? type.types : [type]).filter(
    (one) => one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !checker.isArrayLikeType(one),
  );
  const all = variants.flatMap((variant) => checker.getPropertiesOfType(variant).flatMap(fieldOfSymbol));
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first
      ? {
          ...first,
          type: [...new Set([first, ...others].map((one) => one.type))].join(' | '),
          isOptional: others.length + 1 < variants.length || [first, ...others].some((one) => one.isOptional),
        }
      : [],
  );
}

/** The fields of a result. Those of a type without a name have theirs below them, as in `lines[].name`. */
export function fieldsOfResult(node: ts.TypeNode): Field[] {
  if (!ts.isTypeLiteralNode(node)) return fieldsOfType(node);
  return node.members.filter(ts.isPropertySignature).flatMap((member) => {
    const { type } = member;
    const item =
      type && ts.isTypeOperatorNode(type) && ts.isArrayTypeNode(type.type) ? type.type.elementType : undefined;
    const before = `${member.name.getText()}${item ? '[]' : ''}.`;
    const inner = type ? fieldsOfType(item ?? type) : [];
    return [...fieldOf(member), ...inner.map((field) => ({ ...field, name: before + field.name }))];
  });
}

function fieldOfSymbol(symbol: ts.Symbol): Field[] {
  const node = symbol.declarations?.[0];
  // Symbols and brands are for the compiler.
  if (!/^\w+$/.test(symbol.name) || (node && !isWritten(node.getSourceFile().fileName))) return [];
  const checker = declarationProgram().getTypeChecker();
  const type = checker.getTypeOfSymbol(symbol);
  const isElement = node && (ts.isPropertySignature(node) || ts.isMethodSignature(node));
  // The declaration reads best, but its type may depend on a parameter.
  if (isElement && checker.getTypeAtLocation(node) === type) return fieldOf(node);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const { name } = symbol;
  return [{ name, type: printedType(type), isOptional, comment: node && docCommentOf(node) }];
}
