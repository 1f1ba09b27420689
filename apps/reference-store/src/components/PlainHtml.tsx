import { createElement, Fragment, type ReactElement } from 'react';

/** Elements that a description may use, with their replacements: its headings rank below the page's title. */
const shown = new Map([
  ...['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'table', 'tbody', 'tr', 'th', 'td'].map(
    (tag) => [tag, tag] as const,
  ),
  ['h3', 'h2'],
  ['h4', 'h3'],
]);
/** The allowed parents of table elements. */
const tableParts = new Map([
  ['tbody', 'table'],
  ['tr', 'tbody'],
  ['td', 'tr'],
  ['th', 'tr'],
]);
const cells = ['td', 'th'];
const headings = ['h2', 'h3'];
const lists = ['ul', 'ol'];
const endsParagraph = new Set(['p', 'li', 'table', ...lists, ...headings]);
/** Browsers move elements out of their parents when they are nested far deeper than this. */
const DEPTH_MAX = 60;

/** Elements whose content is not readable text. */
const dropped = /<(script|style|template|iframe|object|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

interface Open {
  tag: string;
  children: Child[];
}

type Child = ReactElement | string;

/**
 * Shows the text and simple structure of untrusted HTML. It creates React elements and never markup, so a hostile description cannot inject anything.
 * Unclosed and misplaced elements are repaired as browsers do it; otherwise the page would not match at hydration.
 */
export function PlainHtml({ html }: { html: string }) {
  // With a new key, nodes that a browser's translation made of the previous content are removed.
  return <Fragment key={html}>{parse(html)}</Fragment>;
}

function parse(html: string): ReactElement[] {
  const open: Open[] = [{ tag: '', children: [] }];
  const top = () => open.at(-1) as Open;
  const add = (child: Child) => void top().children.push(child);
  const push = (tag: string) => void open.push({ tag, children: [] });
  const isBetweenCells = () => top().tag === 'table' || (tableParts.has(top().tag) && !cells.includes(top().tag));

  function closeTo(length: number): void {
    while (open.length > length) {
      const { tag, children } = open.pop() as Open;
      add(createElement(tag, { key: top().children.length }, ...children.map((child, index) => withKey(child, index))));
    }
  }
  /** The index of the innermost open element with one of these tags, not looking beyond the limits; 0 if there is none. */
  function find(tags: readonly string[], limits: readonly string[] = []): number {
    const index = open.findLastIndex(({ tag }) => tags.includes(tag) || limits.includes(tag));
    return tags.includes(open[index]?.tag ?? '') ? index : 0;
  }
  function openTablePart(tag: string): void {
    const parent = tableParts.get(tag);
    if (!parent || !find(['table'])) return;
    const index = find([parent], ['table']);
    if (index > 0) closeTo(index + 1);
    else openTablePart(parent);
    push(tag);
  }
  function start(tag: string): void {
    if (isBetweenCells()) openTablePart('td');
    const ended = [endsParagraph.has(tag) && find(['p'], cells), headings.includes(tag) && find(headings, cells)];
    for (const index of ended) if (index) closeTo(index);
    if (tag === 'li') {
      const index = find(['li', ...lists], cells);
      if (!index) return;
      closeTo(open[index]?.tag === 'li' ? index : index + 1);
    }
    if (tag === 'br') add(createElement('br', { key: top().children.length }));
    else if (open.length <= DEPTH_MAX) push(tag);
  }
  function end(tag: string): void {
    const limits = tag === 'li' ? [...lists, ...cells] : lists.includes(tag) ? cells : ['li', ...cells];
    const index = tag === 'table' || tableParts.has(tag) ? find([tag], ['table']) : find([tag], limits);
    if (index) closeTo(index);
  }
  function write(text: string): void {
    if (isBetweenCells()) {
      if (text.trim() === '') return;
      openTablePart('td');
    }
    add(text);
  }

  const readable = html.replace(dropped, '');
  // There are no tags after the last bracket; searching for them there would take quadratic time.
  const tagsEnd = readable.lastIndexOf('>') + 1;
  const tokens = readable.slice(0, tagsEnd).matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)[^>]*>|[^<]+|</g);
  for (const [token, slash, name] of tokens) {
    const tag = shown.get(name?.toLowerCase() ?? '');
    if (!name) write(decode(token));
    else if (tag && slash) end(tag);
    else if (tag && tableParts.has(tag)) openTablePart(tag);
    else if (tag) start(tag);
  }
  if (tagsEnd < readable.length) write(decode(readable.slice(tagsEnd)));
  closeTo(1);
  return top().children.map((child, index) => withKey(child, index, 'span'));
}

/** Blank text is not wrapped: an element would take a row of a grid. */
function withKey(child: Child, index: number, tag: 'span' | typeof Fragment = Fragment): ReactElement {
  return typeof child === 'string' ? createElement(child.trim() ? tag : Fragment, { key: index }, child) : child;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
