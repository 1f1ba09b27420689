import { matchPath } from 'react-router-dom';
import type { RouteMatch } from '../lib/route.ts';
import { routes } from './table.ts';

/** The first route that matches a path without language prefix. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    for (const path of route.paths) {
      const match = matchPath({ path, caseSensitive: true }, pathname);
      // No path has an optional segment, so every parameter has a value.
      if (match) return { route, params: match.params as Record<string, string> };
    }
  }
  return undefined;
}

/** Parameters that may have several values: a form sends one for each ticked box. */
const REPEATED = ['attribute', 'merchant'];

/**
 * An address without language prefix, reduced to the parameters that its page reads, in the order of its route: addresses with the same result are
 * the same page. Private pages, which are never cached, keep all parameters.
 */
export function withReadParameters(url: URL): URL {
  if (url.search === '') return url;
  const match = matchRoute(url.pathname);
  const names = match ? match.route.query : [];
  if (!names) return url;
  const query = new URLSearchParams();
  for (const name of names) {
    const values = url.searchParams.getAll(name);
    for (const value of REPEATED.includes(name) ? values : values.slice(0, 1)) if (value) query.append(name, value);
  }
  const read = new URL(url);
  read.search = query.toString();
  return read;
}

/** Adds the parameters that the page does not read to a path, so that redirects preserve those of an advertisement. */
export function withUnreadParameters(path: string, requested: URL, read: URL): string {
  const target = new URL(path, requested.origin);
  for (const [name, value] of requested.searchParams) {
    if (!read.searchParams.has(name)) target.searchParams.append(name, value);
  }
  return target.pathname + target.search;
}
