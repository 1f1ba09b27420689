import type { AddressRules } from '@promenade/storefront-ui/template';
import { decodeEntities } from './html-entities.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of descriptions and agreements that are shown, as editors of shops write them. Others are replaced by their content. */
export const shownElements = words(`
  p br hr blockquote pre ul ol li dl dt dd details summary figure figcaption
  table caption thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6
  strong em b i u s del ins sub sup small mark code kbd abbr cite q a img
`);
/** Boxes of other pages: each begins a paragraph. */
export const boxes = words('div section article header footer main aside center address');

export const tableParts: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['tbody', 'thead', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
/** Parts of a table with content of their own, in which a document begins anew. */
export const cells: readonly string[] = ['td', 'th', 'caption'];
export const headings: readonly string[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const lists: readonly string[] = ['ul', 'ol'];
/** Elements that an item of a list around them does not belong to. */
export const containers: readonly string[] = [
  'blockquote',
  'details',
  'summary',
  'figure',
  'figcaption',
  'pre',
  'dd',
  'dt',
  'dl',
];
/** Elements that end an open paragraph, and an open link. */
export const blocks: ReadonlySet<string> = new Set([
  ...['p', 'hr', 'li', 'table', ...lists, ...headings, ...containers],
]);
/** Elements that stand only directly in their parent. */
export const onlyIn: Readonly<Record<string, string>> = { summary: 'details', figcaption: 'figure' };

/** Elements with their content that is no readable text, and comments, in which Word hides instructions. */
export const removed =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|object|noscript|svg|math|video|audio|select|textarea|title|xml)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** The attributes of a tag, decoded. The first of several with a name counts. */
function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of tag.matchAll(
    /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? bare));
  }
  return found;
}

const spanOf = (value = ''): number | undefined =>
  /^\d{1,3}$/.test(value) && Number(value) > 1 ? Number(value) : undefined;
const sizeOf = (value = ''): number | undefined =>
  /^\d{1,4}$/.test(value) && Number(value) > 0 ? Number(value) : undefined;

/** The props of an element; `undefined` if it is not shown without the attributes that it lacks. */
export function propsOf(tag: string, source: string, rules: AddressRules): object | undefined {
  if (!['a', 'img', 'td', 'th', 'ol', 'abbr'].includes(tag)) return {};
  const given = attributesOf(source);
  if (tag === 'td' || tag === 'th')
    return { colSpan: spanOf(given.get('colspan')), rowSpan: spanOf(given.get('rowspan')) };
  if (tag === 'ol') return { start: spanOf(given.get('start')) };
  if (tag === 'abbr') return { title: given.get('title') };
  if (tag === 'a') {
    const href = rules.link(given.get('href') ?? '');
    if (!given.get('href') || !href) return undefined;
    return /^https?:/.test(href) ? { href, rel: 'noopener nofollow' } : { href };
  }
  // Only the shop's own media: a picture elsewhere would tell its host who looks at which product.
  const src = rules.file(given.get('src') ?? '');
  if (!given.get('src') || !src) return undefined;
  const [width, height] = [sizeOf(given.get('width')), sizeOf(given.get('height'))];
  const size = width && height ? { width, height } : {};
  return { src, alt: given.get('alt') ?? '', ...size, loading: 'lazy', decoding: 'async' };
}
