import { themeCss } from '@promenade/storefront-ui/tokens';
import { useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/types';
import { brands } from './toolbar.ts';

/** The value where it is one of these. */
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);

/** An attribute of `<html>` while the story is shown; without a value it is left as it is. */
export function useRootAttribute(name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const root = document.documentElement;
    root.setAttribute(name, value);
    return () => root.removeAttribute(name);
  }, [name, value]);
}

/** The colours of a brand for the whole page, portals included. */
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

/** What the toolbar says to the page of a window. */
export const globalsOf = (page: Window): Globals =>
  (page as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.globals ?? {};

/** What the toolbar says to the docs page around a story in a frame, whose own address does not say it. */
export const globalsAround = (): Globals =>
  window.frameElement?.ownerDocument.querySelector('.sbdocs') ? globalsOf(window.parent) : {};

export const appearanceIn = ({ theme }: Globals) => oneOf(['light', 'dark'], theme) ?? 'light';

/** What the toolbar says about colours and motion, for the whole page. */
export function useRootTheme(globals: Globals): void {
  useRootAttribute('data-theme', appearanceIn(globals));
  useRootAttribute('data-contrast', oneOf(['more'], globals.contrast));
  useRootAttribute('data-motion', oneOf(['reduced', 'full'], globals.motion));
  useBrand(brands[String(globals.brand)]);
}
