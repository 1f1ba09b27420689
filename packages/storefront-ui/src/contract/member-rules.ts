import ts from 'typescript';

/** Whether a comment has text apart from its tags: `@default` alone explains nothing. */
const hasWords = (node: ts.Node) =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && Boolean(ts.getTextOfJSDocComment(doc.comment)));

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Whether a member accepts no value (`href?: undefined`, `pending?: never`). It needs no description. */
const takesNothing = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  (member.type?.kind === ts.SyntaxKind.NeverKeyword || member.type?.kind === ts.SyntaxKind.UndefinedKeyword);

/** Whether an optional member rejects an explicit `undefined` under `exactOptionalPropertyTypes`. */
const refusesUndefined = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  member.questionToken !== undefined &&
  !/\bundefined\b|\bReactNode$/.test(member.type?.getText() ?? '');

/** Members that break a rule, as `Name.member`, in a module's exported interfaces and the interfaces that they extend. */
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

/** Words and the term that the vocabulary of docs/contributing/components.md uses instead. */
const vocabulary: Readonly<Record<string, string>> = {
  active: 'selected, current or pending',
  adding: 'addPending',
  busy: 'pending',
  buying: 'buyNowPending',
  caption: 'label or title',
  defaultWords: 'defaultValue',
  description: 'text',
  isBusy: 'pending',
  isDisabled: 'disabled',
  isLoading: 'pending',
  isOpen: 'open',
  isPending: 'pending',
  isSelected: 'selected',
  legendHidden: 'hideLabel',
  level: 'headingLevel',
  look: 'variant',
  onAction: 'onClick',
  onChange: 'onValueChange',
  onCheck: 'onCheckedChange',
  onPress: 'onClick',
  onSelect: 'onChange',
  onToggle: 'onOpenChange or onCheckedChange',
  pressed: 'selected',
  processing: 'pending',
  removing: 'removePending',
  updating: 'pending',
};

/** Members of exported interfaces, their bases and nested objects for which the vocabulary has another word. */
export function foreignMembers(source: string): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const interfaces = new Map(file.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
  const namesIn = (node: ts.Node): string[] => {
    const own = ts.isPropertySignature(node) || ts.isMethodSignature(node) ? [node.name.getText()] : [];
    const base = ts.isExpressionWithTypeArguments(node) ? interfaces.get(node.expression.getText()) : undefined;
    return [...own, ...(base ? namesIn(base) : []), ...node.getChildren().flatMap(namesIn)];
  };
  return file.statements
    .filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
    .filter(isExported)
    .flatMap((one) =>
      namesIn(one)
        .filter((name) => Object.hasOwn(vocabulary, name))
        .map((name) => `${one.name.text}.${name}: say ${vocabulary[name]}`),
    );
}

/** Exported components whose description lacks "Not for …". */
export function unlimitedComponents(source: string): string[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements.filter(isExported).flatMap((one) => {
    const name = ts.isFunctionDeclaration(one)
      ? one.name
      : ts.isVariableStatement(one)
        ? one.declarationList.declarations[0]?.name
        : undefined;
    const text = ts.getJSDocCommentsAndTags(one).map((doc) => doc.getText().replace(/\s+(\* )?/g, ' '));
    return name && /^[A-Z]\w*[a-z]/.test(name.getText()) && !text.join().includes('Not for ') ? [name.getText()] : [];
  });
}

/** Members without a description. */
export const undocumentedMembers = (source: string) => breaches(source, (member) => !hasWords(member));

/** Optional members that do not accept undefined. */
export const closedMembers = (source: string) => breaches(source, refusesUndefined);
