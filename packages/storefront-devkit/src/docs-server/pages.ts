import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';

/** A page of the documentation. */
export interface DocsPage {
  /** Its path, as in `guides/payments.md`. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

/** A page that a search has found. */
export interface FoundPage extends DocsPage {
  /** The part of the page around the first word that was found. */
  readonly excerpt: string;
}

/** The pages of the documentation in a folder. */
export interface DocsPages {
  readonly list: readonly DocsPage[];
  /** The Markdown of a page; undefined for a path that is not in the list. */
  read(path: string): string | undefined;
  /** Pages about a topic, the best first. Part of a word and small typing errors are enough. */
  search(query: string, limit?: number): FoundPage[];
}

const EXCERPT_LENGTH = 240;

/** Reads the pages that `pages.json` of the folder lists. Throws if the folder has none. */
export function readDocsPages(folder: string): DocsPages {
  const list = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as DocsPage[];
  const texts = new Map(list.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')]));
  const index = new MiniSearch<DocsPage & { text: string }>({
    idField: 'path',
    fields: ['title', 'summary', 'text'],
    // `useProductCard` is found by its parts, too.
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, ...word.split(/(?<=[a-z])(?=[A-Z])/)]),
    searchOptions: {
      boost: { title: 4, summary: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(list.map((page) => ({ ...page, text: texts.get(page.path) ?? '' })));
  const byPath = new Map(list.map((page) => [page.path, page]));

  return {
    list,
    read: (path) => texts.get(path),
    search(query, limit = 8) {
      const all = index.search(query);
      // A question in many words: pages with some of them are better than none.
      const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
      return found.slice(0, limit).flatMap(({ id, terms }) => {
        const page = byPath.get(`${id}`);
        return page ? [{ ...page, excerpt: excerptOf(texts.get(page.path) ?? '', terms) }] : [];
      });
    },
  };
}

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - EXCERPT_LENGTH / 3);
  return text
    .slice(start, start + EXCERPT_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
}
