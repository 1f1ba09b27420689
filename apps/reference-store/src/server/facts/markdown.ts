import { textOnOneLine } from '@promenade/storefront-hooks/domain';
import type { ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** A block of a Markdown document. */
export type Block = RootContent;
/** Text, code, or a link with its text. */
export type Phrase = string | { code: string } | { text: string; href: string };

const TEXT_MAX = 10_000;

function phrasing(phrase: Phrase): PhrasingContent {
  if (typeof phrase === 'string') return { type: 'text', value: textOnOneLine(phrase, TEXT_MAX) };
  if ('code' in phrase) return { type: 'inlineCode', value: textOnOneLine(phrase.code, TEXT_MAX) };
  return { type: 'link', url: phrase.href, children: [phrasing(phrase.text)] };
}

/** Joins phrases with spaces; empty ones are left out. */
function sentence(phrases: readonly Phrase[]): PhrasingContent[] {
  const shown = phrases.filter((phrase) => phrase !== '');
  return shown.flatMap((phrase, index) => [
    ...(index > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    phrasing(phrase),
  ]);
}

export const heading = (depth: 1 | 2 | 3, text: string): Block => ({
  type: 'heading',
  depth,
  children: [phrasing(text)],
});

export const paragraph = (...phrases: Phrase[]): Block => ({
  type: 'paragraph',
  children: sentence(phrases),
});

export const quote = (text: string): Block => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: [phrasing(text)] }],
});

const item = (phrases: readonly Phrase[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [{ type: 'paragraph', children: sentence(phrases) }],
});

/** A list; empty without items. */
export const list = (items: readonly (readonly Phrase[])[]): Block[] =>
  items.length > 0 ? [{ type: 'list', spread: false, children: items.map(item) }] : [];

export const table = (head: readonly string[], rows: readonly (readonly Phrase[])[]): Block => ({
  type: 'table',
  children: [head, ...rows].map(
    (row): TableRow => ({
      type: 'tableRow',
      children: row.map((cell) => ({ type: 'tableCell', children: [phrasing(cell)] })),
    }),
  ),
});

/** Converts plain text: empty lines separate paragraphs, and lines that start with a dash form a list. */
export const plainBlocks = (text: string): Block[] =>
  text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- ')) ? list(lines.map((line) => [line.slice(2)])) : paragraph(block);
  });

/** Writes a document. Every text is escaped, so that none of them becomes a heading, link or element. */
export function writeMarkdown(blocks: readonly Block[]): string {
  return toMarkdown(
    { type: 'root', children: [...blocks] },
    { bullet: '-', rule: '-', listItemIndent: 'one', extensions: [gfmTableToMarkdown()] },
  );
}
