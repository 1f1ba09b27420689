import ts from 'typescript';

/** A parsed doc comment. */
export interface DocComment {
  /** The text before the first tag. */
  readonly text: string;
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string;
  readonly throws: string;
  readonly examples: readonly string[];
  /** The value of `@default`, without code marks. */
  readonly byDefault: string;
}

/** The doc comment of a declaration; undefined if it has none. */
export function docCommentOf(node: ts.Node): DocComment | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  return comment && parsed(comment.getText().slice(3, -2));
}

function parsed(raw: string): DocComment {
  const lines = raw
    .replace(/^[ \t]*\* ?/gm, '')
    // In short comments, tags are on the same line.
    .replace(/ @(?=(?:param|returns|throws|example)\b)/g, '\n@')
    .trim();
  // A default often stands at the end of a line of text.
  const byDefault = /@default (.+?)\s*$/m.exec(lines)?.[1] ?? '';
  const [text = '', ...tags] = lines.replace(/[ \t]*@default .+$/m, '').split(/^@(?=\w)/m);
  const withTag = (name: string) =>
    tags.filter((tag) => tag.startsWith(name)).map((tag) => tag.slice(name.length).trim());
  return {
    text: linksAsCode(text.trim()),
    params: new Map(
      withTag('param ').map((param) => {
        const [, name = '', words = ''] = /^(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(param) ?? [];
        return [name, linksAsCode(words.trim())];
      }),
    ),
    returns: linksAsCode(withTag('returns').join('\n')),
    throws: linksAsCode(withTag('throws').join('\n')),
    examples: withTag('example'),
    byDefault: byDefault.replace(/^`|`$/g, ''),
  };
}

const linksAsCode = (text: string) => text.replace(/\{@link (\w+)\}/g, '`$1`');
