import { textOnOneLine, visibleText } from '@promenade/storefront-hooks/domain';
import { type AddressRules, ownerHtml } from '@promenade/storefront-ui/template/server';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Nodes, RootContent } from 'mdast';
import type { Block } from './markdown.ts';

interface OwnerBlocksOptions {
  rules: AddressRules;
  /** Highest rank of its headings, so that they rank below those of the page. */
  topHeading: 2 | 3;
  /** Whether the page shows its links and pictures. */
  hasLinks: boolean;
}

/** Converts HTML of owners and merchants to Markdown: the content that the page's sanitiser allows, without hidden elements. */
export function ownerBlocks(html: string, options: OwnerBlocksOptions): Block[] {
  const tree = toMdast(fromHtml(visibleText(ownerHtml(html, options.rules)), { fragment: true }));
  return tree.type === 'root' ? tree.children.flatMap((node) => cleaned(node, options) as RootContent[]) : [];
}

/** A node cleaned for output; nothing if it would be raw markup. */
function cleaned(node: Nodes, options: OwnerBlocksOptions): Nodes[] {
  if (node.type === 'html') return [];
  if (!options.hasLinks && node.type === 'image') return [];
  const children = 'children' in node ? node.children.flatMap((child) => cleaned(child, options)) : undefined;
  if (!options.hasLinks && node.type === 'link') return children ?? [];
  const depth = node.type === 'heading' ? { depth: Math.max(options.topHeading, node.depth) } : {};
  const value = 'value' in node ? { value: withoutControls(node.value) } : {};
  return [{ ...node, ...depth, ...value, ...(children && { children }) } as Nodes];
}

/** Replaces line ends and keeps outer spaces, which separate the text from its neighbours. */
function withoutControls(value: string): string {
  return value
    .split('\n')
    .map((line) => {
      const [, before = '', after = ''] = /^(\s*).*?(\s*)$/s.exec(line) ?? [];
      const inner = textOnOneLine(line, line.length + 1);
      return inner ? `${before && ' '}${inner}${after && ' '}` : before && ' ';
    })
    .join('\n');
}
