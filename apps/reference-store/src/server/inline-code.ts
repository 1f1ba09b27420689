import { LRUCache } from 'lru-cache';
import { digestOf } from './digest.ts';

/** Inline scripts and styles that the server itself wrote into a document; its policy has to allow them. */
export interface InlineCode {
  /** Private documents have a nonce. In public ones, which shared caches store, code is allowed by its hash. */
  nonce: string | undefined;
  scripts: Set<string>;
  styles: Set<string>;
}

/** Sources of `script-src` and `style-src`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Cached hashes of up to 4 MB of texts: the styles of a page are 60 kB, and many pages share them. */
const hashes = new LRUCache<string, Promise<string>>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, text) => text.length + 1,
});

/** The source that allows an inline script or style with this text. */
export function hashSource(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known) return known;
  // HTML parsers convert every line end to \n before browsers compare hashes.
  const source = digestOf(text.replace(/\r\n?/g, '\n')).then((hash) => `'sha256-${hash}'`);
  hashes.set(text, source);
  return source;
}

/** Hashes only registered code, never the finished document, so an injected script stays blocked. */
export async function inlineSources({ nonce, scripts, styles }: InlineCode): Promise<InlineSources> {
  if (nonce !== undefined) return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
  const hashesOf = (texts: Iterable<string>) => Promise.all(Array.from(texts, hashSource));
  return { scripts: await hashesOf(scripts), styles: await hashesOf(styles) };
}
