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

/** The words of the toolbar's language, for every component in it. */
export function Words({ globals, children }: SurroundingsProps) {
  const locale = localeIn(globals);
  return (
    <UiProvider strings={words[locale]} locale={locale}>
      {children}
    </UiProvider>
  );
}

/** Puts a story that has the page to itself into what the toolbar says: theme, brand, words, direction. */
export function Surroundings({ globals, children }: SurroundingsProps) {
  useRootTheme(globals);
  useRootAttribute('data-density', densityIn(globals));
  useRootAttribute('dir', directionIn(globals));
  useRootAttribute('lang', localeIn(globals));
  return <Words globals={globals}>{children}</Words>;
}

/** The same for one story among others on a docs page, which keeps its own direction and language. */
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
