import { matchPath } from 'react-router-dom';
import type { RouteMatch } from '../lib/route.ts';
import { routes } from './table.ts';

/** The route of a path without language prefix; the first that fits wins. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    for (const path of route.paths) {
      const match = matchPath({ path, caseSensitive: true }, pathname);
      // No path of the table has an optional segment: all of them are there.
      if (match) return { route, params: match.params as Record<string, string> };
    }
  }
  return undefined;
}

/** Parameters that a form sends once for each ticked box. */
const REPEATED = ['attribute', 'merchant'];

/**
 * An address without language prefix, with what its page reads of it, in the order of its route: addresses that differ in
 * nothing else are one page. Private pages, which are never cached, read all of it.
 */
export function withReadParameters(url: URL): URL {
  const match = matchRoute(url.pathname);
  const names = match ? match.route.query : [];
  if (!names || url.search === '') return url;
  const query = new URLSearchParams();
  for (const name of names) {
    const values = url.searchParams.getAll(name);
    for (const value of REPEATED.includes(name) ? values : values.slice(0, 1)) if (value) query.append(name, value);
  }
  const read = new URL(url);
  read.search = query.toString();
  return read;
}

/** A path with what else an address had, so that what an advertisement added follows the visitor to where it leads. */
export function withUnreadParameters(path: string, asked: URL, read: URL): string {
  const target = new URL(path, asked.origin);
  for (const [name, value] of asked.searchParams) {
    if (!read.searchParams.has(name)) target.searchParams.append(name, value);
  }
  return target.pathname + target.search;
}
