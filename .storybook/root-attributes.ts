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

/** The docs page that a story stands on in a frame of its own. */
const pageAround = () => {
  const page = window.frameElement?.ownerDocument;
  return page?.querySelector('.sbdocs') ? page.documentElement : undefined;
};

export const appearanceIn = ({ theme }: Globals) =>
  oneOf(['light', 'dark'], pageAround()?.dataset.theme ?? theme) ?? 'light';

/** What the toolbar says about colours and motion, for the whole page. */
export function useRootTheme(globals: Globals): void {
  useRootAttribute('data-theme', appearanceIn(globals));
  useRootAttribute('data-contrast', oneOf(['more'], globals.contrast));
  useRootAttribute('data-motion', oneOf(['reduced', 'full'], globals.motion));
  useBrand(brands[String(globals.brand)]);
}
