import ts from 'typescript';

/** Paths of the modules that declare calls and entities. */
export const DECLARATIONS = /[\\/]storefront-sdk[\\/]src[\\/](calls|entities)[\\/][\w-]+\.ts$/;

/** Fields that each call sends, as JSON, by its id; `src/call.ts` adds those of paging. */
export type SentFieldsByCall = ReadonlyMap<string, string>;

export async function sentFields(): Promise<SentFieldsByCall> {
  const { resources } = await import(new URL('src/calls/resources.ts', import.meta.url).href);
  const calls = Object.values<object>(resources).flatMap((module) => Object.values(module));
  return new Map(
    calls.flatMap(({ id, sends, paged }): [string, string][] => {
      const { page, limit, ...unpaged } = Object(sends);
      const own = paged ? unpaged : sends;
      return own === undefined || (paged && Object.keys(own).length === 0) ? [] : [[id, JSON.stringify(own)]];
    }),
  );
}

/**
 * Marks each function call in a module of declarations as pure. With `sends`, for builds that define `WITHOUT_DESCRIPTIONS`, it also writes the
 * fields that a call sends in place of `spec`, from which they are read.
 */
export function declarations(code: string, sends?: SentFieldsByCall): string {
  // The edits do not overlap: nothing within a `spec` is visited.
  const edits: { from: number; to: number; text: string }[] = [];
  let id = '';
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'id') id = node.initializer.getText().slice(1, -1);
    if (sends && ts.isPropertyAssignment(node) && node.name.getText() === 'spec') {
      const fields = sends.get(id);
      const afterComma = node.end + 1;
      edits.push({ from: node.getStart(), to: afterComma, text: fields ? `sends: ${fields},` : '' });
      return;
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      edits.push({ from: node.getStart(), to: node.getStart(), text: '/* @__PURE__ */ ' });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('declarations.ts', code, ts.ScriptTarget.Latest, true));
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code);
}
