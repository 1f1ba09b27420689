import { createElement, Fragment, type ReactElement } from 'react';
import { useEnvironment } from '../lib/environment.ts';
import { decodeEntities } from '../lib/html-entities.ts';
import { ownerAddresses } from '../lib/owner-addresses.ts';
import * as plain from '../lib/plain-elements.ts';

const { cells, containers, headings, lists, tableParts } = plain;
/** Browsers move elements out of their parents when they are nested far deeper than this. */
const DEPTH_MAX = 60;
const voids = ['br', 'hr', 'img'];

interface Open {
  tag: string;
  props: object;
  children: Child[];
}

type Child = ReactElement | string;

/**
 * Shows the text and the structure of untrusted HTML: descriptions of products, the agreement of merchants. It creates React elements and never
 * markup, so a hostile description cannot inject anything. Unclosed and misplaced elements are repaired as browsers do it; otherwise the page would
 * not match at hydration.
 */
export function PlainHtml({ html }: { html: string }) {
  const { origin, locale } = useEnvironment();
  // With a new key, nodes that a browser's translation made of the previous content are removed.
  return <Fragment key={html}>{parse(html, ownerAddresses(origin, locale))}</Fragment>;
}

function parse(html: string, rules: ReturnType<typeof ownerAddresses>): ReactElement[] {
  const open: Open[] = [{ tag: '', props: {}, children: [] }];
  const top = () => open.at(-1) as Open;
  const add = (child: Child) => void top().children.push(child);
  const isBetweenCells = () =>
    top().tag === 'table' || (Object.hasOwn(tableParts, top().tag) && !cells.includes(top().tag));

  const readable = html.replace(plain.removed, '');
  // There are no tags after the last bracket; searching for them there would take quadratic time.
  const tagsEnd = readable.lastIndexOf('>') + 1;
  const tags = readable.slice(0, tagsEnd);
  // The page's title is the only heading of the first rank, and the highest heading of the text ranks right below it.
  const highest = Math.min(6, ...Array.from(tags.matchAll(/<h([1-6])\b/gi), ([, rank]) => Number(rank)));
  const ranked = (tag: string) => (headings.includes(tag) ? `h${Math.min(6, Number(tag[1]) - highest + 2)}` : tag);

  function push(tag: string, source = ''): void {
    const props = plain.propsOf(tag, source, rules);
    if (!props || (open.length > DEPTH_MAX && !voids.includes(tag))) return;
    if (voids.includes(tag)) add(createElement(tag, { key: top().children.length, ...props }));
    else open.push({ tag, props, children: [] });
  }
  function closeTo(length: number): void {
    while (open.length > length) {
      const { tag, props, children } = open.pop() as Open;
      // Boxes around blocks leave empty paragraphs behind.
      if (tag === 'p' && children.every((child) => typeof child === 'string' && /^[ \t\r\n]*$/.test(child))) continue;
      const key = top().children.length;
      add(createElement(tag, { key, ...props }, ...children.map((child, index) => withKey(child, index))));
    }
  }
  /** The index of the innermost open element with one of these tags, not looking beyond the limits; 0 if there is none. */
  function find(wanted: readonly string[], limits: readonly string[] = []): number {
    const index = open.findLastIndex(({ tag }) => wanted.includes(tag) || limits.includes(tag));
    return wanted.includes(open[index]?.tag ?? '') ? index : 0;
  }
  function openTablePart(tag: string, source?: string): void {
    const parents = tableParts[tag];
    if (!parents || !find(['table'])) return;
    const index = find(parents, ['table']);
    if (index > 0) closeTo(index + 1);
    else openTablePart(parents[0] as string);
    push(tag, source);
  }
  /** Begins an item; one that is not in a list of its kind is shown as its content. */
  function openItem(tag: string, kinds: readonly string[], parents: readonly string[], source: string): void {
    const limits = containers.filter((each) => !kinds.includes(each) && !parents.includes(each));
    const index = find([...kinds, ...parents], [...limits, ...cells]);
    if (!index) return;
    closeTo(kinds.includes(open[index]?.tag ?? '') ? index : index + 1);
    push(tag, source);
  }
  function start(tag: string, source: string): void {
    if (isBetweenCells()) openTablePart('td');
    const ended = [
      plain.blocks.has(tag) && find(['p'], cells),
      (plain.blocks.has(tag) || tag === 'a') && find(['a'], cells),
      headings.includes(tag) && find(headings, cells),
    ];
    for (const index of ended) if (index && index < open.length) closeTo(index);
    if (tag === 'li') openItem(tag, ['li'], lists, source);
    else if (tag === 'dt' || tag === 'dd') openItem(tag, ['dt', 'dd'], ['dl'], source);
    else if ((plain.onlyIn[tag] ?? top().tag) === top().tag) push(tag, source);
  }
  function end(tag: string): void {
    const limits = tag === 'li' ? [...lists, ...cells] : lists.includes(tag) ? cells : ['li', ...cells];
    const index = tag === 'table' || Object.hasOwn(tableParts, tag) ? find([tag], ['table']) : find([tag], limits);
    if (index) closeTo(index);
  }
  function write(text: string): void {
    if (isBetweenCells()) {
      if (text.trim() === '') return;
      openTablePart('td');
    }
    // Browsers drop the first line break in it.
    const written = top().tag === 'pre' && top().children.length === 0 ? text.replace(/^\r?\n/, '') : text;
    if (written) add(written);
  }

  for (const [token, slash, name] of tags.matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)[^>]*>|<[!?][^>]*>|[^<]+|</g)) {
    const written = name?.toLowerCase() ?? '';
    const tag = plain.boxes.has(written) ? 'p' : written;
    if (!name) {
      if (token.length === 1 || !/^<[!?]/.test(token)) write(decodeEntities(token));
    } else if (!plain.shownElements.has(tag)) continue;
    else if (slash) end(ranked(tag));
    else if (Object.hasOwn(tableParts, tag)) openTablePart(tag, token);
    else start(ranked(tag), token);
  }
  if (tagsEnd < readable.length) write(decodeEntities(readable.slice(tagsEnd)));
  closeTo(1);
  return top().children.map((child, index) => withKey(child, index, 'span'));
}

/** Blank text is not wrapped: an element would take a row of a grid. */
function withKey(child: Child, index: number, tag: 'span' | typeof Fragment = Fragment): ReactElement {
  return typeof child === 'string' ? createElement(child.trim() ? tag : Fragment, { key: index }, child) : child;
}
