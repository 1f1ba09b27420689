import { UiProvider } from '@promenade/storefront-ui';
import type { ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { oneOf, useRootAttribute, useRootTheme } from './root-attributes.ts';
import { words } from './toolbar.ts';

interface SurroundingsProps {
  globals: Globals;
  children: ReactNode;
}

const localeIn = ({ locale }: Globals) => oneOf(['en', 'fr', 'en-XA'], locale) ?? 'en';
const directionIn = ({ dir }: Globals) => oneOf(['ltr', 'rtl'], dir);
const densityIn = ({ density }: Globals) => oneOf(['compact'], density);

/** Provides the strings of the toolbar's language. */
export function Words({ globals, children }: SurroundingsProps) {
  const locale = localeIn(globals);
  return (
    <UiProvider strings={words[locale]} locale={locale}>
      {children}
    </UiProvider>
  );
}

/** Applies the toolbar's values to a story that has a page to itself: theme, brand, strings, direction. */
export function Surroundings({ globals, children }: SurroundingsProps) {
  useRootTheme(globals);
  useRootAttribute('data-density', densityIn(globals));
  useRootAttribute('dir', directionIn(globals));
  useRootAttribute('lang', localeIn(globals));
  return <Words globals={globals}>{children}</Words>;
}

/** The same for a story on a docs page. The page keeps its direction and language. */
export function InlineSurroundings({ globals, children }: SurroundingsProps) {
  return (
    <div
      className="story-surroundings"
      dir={directionIn(globals)}
      lang={localeIn(globals)}
      data-density={densityIn(globals)}
    >
      <Words globals={globals}>{children}</Words>
    </div>
  );
}
