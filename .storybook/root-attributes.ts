import { themeCss } from '@promenade/storefront-ui/tokens';
import { useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/types';
import { brands } from './toolbar.ts';

/** The value if it is one of `values`. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);

/** Sets an attribute of `<html>` while the story is mounted. Without a value nothing changes. */
export function useRootAttribute(name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}

/** Applies the colours of a brand to the whole page, including portals. */
function useBrand(brand: string | undefined): void {
  useLayoutEffect(() => {
    if (!brand) return undefined;
    const style = document.createElement('style');
    style.textContent = themeCss({ brand });
    document.head.append(style);
    return () => style.remove();
  }, [brand]);
}

type PreviewWindow = Window & {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { globals: Globals } } };
};

/** The toolbar's values in a window. */
export const globalsOf = (page: Window): Globals =>
  (page as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.globals ?? {};

/** The toolbar's values of the docs page around a story in an iframe. The iframe's URL doesn't contain them. */
export const globalsAround = (): Globals =>
  window.frameElement?.ownerDocument.querySelector('.sbdocs') ? globalsOf(window.parent) : {};

export const appearanceIn = ({ theme }: Globals) => oneOf(['light', 'dark'], theme) ?? 'light';

/** Applies the toolbar's colours and motion to the whole page. */
export function useRootTheme(globals: Globals): void {
  useRootAttribute('data-theme', appearanceIn(globals));
  useRootAttribute('data-contrast', oneOf(['more'], globals.contrast));
  useRootAttribute('data-motion', oneOf(['reduced', 'full'], globals.motion));
  const brand = String(globals.brand);
  // The theme lab sets a colour instead of a name.
  useBrand(brands[brand] ?? (brand.startsWith('#') ? brand : undefined));
}
