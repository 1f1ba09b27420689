import { createElement, Fragment, type ReactNode } from 'react';

/** Elements a description may use; every other tag, and every attribute, is left out. */
const allowed = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'table',
  'tbody',
  'tr',
  'th',
  'td',
]);
/** A description stands below the page's title: its headings are the next level. */
const shown: Readonly<Record<string, string>> = { h3: 'h2', h4: 'h3' };
/** Elements whose content is no text for readers. */
const dropped = /<(script|style|template|iframe|object|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

interface Open {
  tag: string;
  children: ReactNode[];
}

/**
 * Text with simple structure out of foreign HTML. It builds React elements and never markup, so there is nothing a
 * hostile description could smuggle in.
 */
export function PlainHtml({ html }: { html: string }) {
  return <>{parse(html)}</>;
}

function parse(html: string): ReactNode[] {
  const stack: Open[] = [{ tag: '', children: [] }];
  const top = () => stack.at(-1) as Open;
  const close = () => {
    const { tag, children } = stack.pop() as Open;
    top().children.push(createElement(shown[tag] ?? tag, { key: top().children.length }, ...children.map(keyed)));
  };
  for (const [piece, slash, name] of html
    .replace(dropped, '')
    .matchAll(/<(\/?)([a-zA-Z][a-zA-Z0-9]*)[^>]*>|[^<]+|</g)) {
    const tag = name?.toLowerCase();
    if (!tag) top().children.push(decode(piece));
    else if (!allowed.has(tag)) continue;
    else if (tag === 'br') top().children.push(createElement('br', { key: top().children.length }));
    else if (!slash) stack.push({ tag, children: [] });
    else if (stack.some((open) => open.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return top().children.map(keyed);
}

function keyed(child: ReactNode, place: number): ReactNode {
  return typeof child === 'string' ? createElement(Fragment, { key: place }, child) : child;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
