import { entities } from '../../packages/storefront-sdk/src/openapi/components.ts';
import type { Exported } from '../api/exported.ts';
import { linkTo } from './document-pages.ts';
import { slugOf } from './page.ts';

/** An entry of a package with its exports. */
export interface EntryNames {
  /** As a program imports it: `@promenade/storefront-hooks/domain`. */
  readonly entry: string;
  readonly names: readonly Exported[];
}

/** Links to the descriptions of exported names. */
export interface NameLinks {
  /** Markdown links to the names in a text, as a list without duplicates. */
  linksIn(page: string, text: string): readonly string[];
  /** A Markdown link to a name; the name in code marks if nothing describes it. */
  linkOf(page: string, name: string): string;
}

/** The path of the page that lists the names of an entry. */
export const pathOfEntry = (entry: string): string =>
  `reference/exports/${entry.replace('@promenade/', '').replaceAll('/', '-')}.md`;

/** @param pages Paths of the names that have a page. */
export function nameLinks(entries: readonly EntryNames[], pages: ReadonlyMap<string, string>): NameLinks {
  const places = new Map<string, string>();
  for (const { entry, names } of entries)
    for (const { name } of names) if (!places.has(name)) places.set(name, `${pathOfEntry(entry)}#${slugOf(name)}`);
  for (const name of entities.values()) places.set(name, `reference/shapes.md#${name.toLowerCase()}`);
  for (const [name, path] of pages) places.set(name, path);
  const linkOf = (page: string, name: string) => {
    const place = places.get(name);
    return place ? `[\`${name}\`](${linkTo(page, place)})` : `\`${name}\``;
  };
  return {
    linkOf,
    linksIn: (page, text) =>
      [...new Set(text.match(/\b[A-Za-z]\w{3,}\b/g))]
        .filter((name) => places.has(name) && /^(?:[A-Z]|use[A-Z])/.test(name) && places.get(name) !== page)
        .map((name) => linkOf(page, name)),
  };
}
