import { loadWords } from '../i18n/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import { ownerSlot } from '../lib/owner-slot.ts';
import { pageErrorOf } from '../lib/page-error.ts';
import type { LoadedRoute, PageError, RouteMatch, RouteRedirect, RouteRequest } from '../lib/route.ts';
import { matchRoute } from '../routes/match.ts';

/** Loads a route's code and texts. */
export async function loadRoute({ route }: RouteMatch, locale: Locale): Promise<LoadedRoute> {
  const [module, words] = await Promise.all([route.load(), loadWords(route.words ?? [], locale)]);
  return { module, words };
}

/** The result of preparing an address; an address without a route has no data. */
export type Outcome =
  | { kind: 'redirect'; redirect: RouteRedirect }
  | { kind: 'page'; match: RouteMatch | undefined; loaded: LoadedRoute | undefined; error: PageError | undefined };

/** Finds the route of an address, loads its code and runs its loader: the same steps on the server and in the browser. */
export async function prepare(request: Omit<RouteRequest, 'params'>): Promise<Outcome> {
  const match = matchRoute(request.url.pathname);
  if (!match) return { kind: 'page', match: undefined, loaded: undefined, error: { code: 404 } };
  const loaded = await loadRoute(match, request.locale);
  try {
    const [redirect] = await Promise.all([
      loaded.module.loader?.({ ...request, params: match.params }),
      ownerSlot.prefetch?.(request),
    ]);
    if (redirect) return { kind: 'redirect', redirect };
    return { kind: 'page', match, loaded, error: undefined };
  } catch (error) {
    return { kind: 'page', match, loaded, error: pageErrorOf(error) };
  }
}
