import { matchPath } from 'react-router-dom';
import { type RouteEntry, routes } from '../routes/table.ts';

export interface RouteMatch {
  route: RouteEntry;
  params: Readonly<Record<string, string>>;
}

/** The route of a path without language prefix; the first that fits wins. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const route of routes) {
    for (const path of route.paths) {
      const match = matchPath({ path, caseSensitive: true }, pathname);
      if (match) return { route, params: definedOnly(match.params) };
    }
  }
  return undefined;
}

function definedOnly(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
