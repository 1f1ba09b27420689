import { UiProvider } from '@promenade/storefront-ui';
import { themeCss } from '@promenade/storefront-ui/tokens';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Globals } from 'storybook/internal/types';
import { brands, words } from './toolbar.ts';

/** An attribute of `<html>` while the story is shown; without a value it is left as it is. */
function useRootAttribute(name: string, value: string | undefined): void {
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

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);

/** Puts a story into what the toolbar says: theme, brand, words, direction. */
export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  const locale = oneOf(['en', 'fr', 'en-XA'] as const, globals.locale) ?? 'en';
  useRootAttribute('data-theme', oneOf(['light', 'dark'], globals.theme) ?? 'light');
  useRootAttribute('data-contrast', oneOf(['more'], globals.contrast));
  useRootAttribute('data-density', oneOf(['compact'], globals.density));
  useRootAttribute('data-motion', oneOf(['reduced', 'full'], globals.motion));
  useRootAttribute('dir', oneOf(['ltr', 'rtl'], globals.dir));
  useRootAttribute('lang', locale);
  useBrand(brands[String(globals.brand)]);
  return (
    <UiProvider strings={words[locale]} locale={locale}>
      {children}
    </UiProvider>
  );
}
