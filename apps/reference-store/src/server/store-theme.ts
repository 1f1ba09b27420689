import { ownerAddress } from '@promenade/storefront-hooks/domain';
import { type Client, isStorefrontError, type StoreDetails, storeTheme, type Theme } from '@promenade/storefront-sdk';
import { parseThemeJson, themeCss } from '@promenade/storefront-ui/tokens';

/** Themes change rarely, and building one takes milliseconds, so the last ones are cached. */
const CACHED_THEMES_MAX = 16;
const cssOf = new Map<string, string>();

/**
 * The stylesheet of a shop's theme; empty for the default. Colours are derived from the brand, so that text stays readable.
 * Unknown and hostile tokens are ignored.
 */
export function storeThemeCss(theme: Theme): string {
  const key = JSON.stringify(theme);
  const known = cssOf.get(key);
  if (known !== undefined) return known;
  const { name, options, ignored } = parseThemeJson(theme);
  if (ignored.length > 0 && process.env.NODE_ENV !== 'production') {
    console.warn(
      `The theme '${name}' has tokens that cannot be used: ${ignored.map((token) => token.name).join(', ')}.`,
    );
  }
  const css = themeCss(options);
  if (cssOf.size >= CACHED_THEMES_MAX) cssOf.clear();
  cssOf.set(key, css);
  return css;
}

/** The theme of a shop from its backend. */
export interface LoadedTheme {
  css: string;
  /** Whether the theme could not be read, so that the page should not be stored. */
  isMissing: boolean;
}

/** Reads the theme. A backend without themes is no error. */
export async function loadStoreTheme(client: Client, signal: AbortSignal): Promise<LoadedTheme> {
  try {
    return { css: storeThemeCss(await storeTheme(client, {}, { signal })), isMissing: false };
  } catch (error) {
    const hasNone = isStorefrontError(error) && (error.kind === 'not-found' || error.kind === 'invalid');
    return { css: '', isMissing: !hasNone };
  }
}

/** The address of an owner's picture if the page's policy allows it, that is, if the shop's own host serves it; empty otherwise. */
function ownPicture(address: string, origin: string, width: number): string {
  const whole = ownerAddress(address, { base: origin, hosts: [new URL(origin).host] });
  if (!whole) return '';
  const { pathname, search } = new URL(whole);
  return pathname.startsWith('/media/') && !search ? `${pathname}?w=${width}` : pathname + search;
}

/** Replaces the addresses of logo and favicon by those that a page may load; by empty texts if it may not. */
export function withOwnPictures(store: StoreDetails, origin: string): StoreDetails {
  return {
    ...store,
    websiteLogo: ownPicture(store.websiteLogo, origin, 320),
    websiteFavicon: ownPicture(store.websiteFavicon, origin, 160),
  };
}
