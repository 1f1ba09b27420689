import { createContext, useContext } from 'react';
import type { Location } from 'react-router-dom';
import type { RouteMatch } from './match-route.ts';
import type { LoadedRoute, PageFault } from './outcome.ts';

/** The page on screen: where it is, which code shows it, and what went wrong if something did. */
export interface CurrentPage {
  /** As in the address bar, language prefix included. */
  location: Location;
  /** Without language prefix. */
  url: URL;
  match: RouteMatch | undefined;
  loaded: LoadedRoute | undefined;
  fault: PageFault | undefined;
  /** How the visitor came: on Back and Forward the old place is restored, `part` leads to another part of the same page. */
  arrival: 'load' | 'back' | 'forward' | 'same-page' | 'part';
}

export interface Navigation {
  page: CurrentPage;
  /** Where to the visitor is on the way, while its code and data load. */
  pendingHref: string | undefined;
  /** Whether this store has a page at an address. */
  hasPage(href: string): boolean;
  /** Loads the code and the data of an address ahead of a visit. */
  prefetch(href: string): void;
}

const NavigationContext = createContext<Navigation | null>(null);

export const NavigationProvider = NavigationContext.Provider;

/** The page on screen and the way to the next one. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation was called outside <StoreRouter>.');
  return navigation;
}
