import ts from 'typescript';

/** Words of a comment, without its tags: `@default` alone explains nothing. */
const hasWords = (node: ts.Node) =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && Boolean(ts.getTextOfJSDocComment(doc.comment)));

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Members that take nothing (`href?: undefined`, `pending?: never`) need no words. */
const takesNothing = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  (member.type?.kind === ts.SyntaxKind.NeverKeyword || member.type?.kind === ts.SyntaxKind.UndefinedKeyword);

/** Optional members of which `undefined` is a type error under `exactOptionalPropertyTypes`. */
const refusesUndefined = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  member.questionToken !== undefined &&
  !/\bundefined\b|\bReactNode$/.test(member.type?.getText() ?? '');

/** Members of a module's exported interfaces, and of the interfaces they extend, that break a rule: `Name.member`. */
function breaches(source: string, breaks: (member: ts.TypeElement) => boolean): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const interfaces = file.statements.filter(ts.isInterfaceDeclaration);
  const isBase = ({ name }: ts.InterfaceDeclaration) =>
    interfaces.some((one) =>
      one.heritageClauses?.some(({ types }) => types.some(({ expression }) => expression.getText() === name.text)),
    );
  return interfaces
    .filter((one) => isExported(one) || isBase(one))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => !takesNothing(member) && breaks(member))
        .map((member) => `${name.text}.${member.name?.getText() ?? member.getText()}`),
    );
}

/** Members without words. */
export const undocumentedMembers = (source: string) => breaches(source, (member) => !hasWords(member));

/** Optional members that cannot be handed on when they may be absent. */
export const closedMembers = (source: string) => breaches(source, refusesUndefined);
