import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import type { Preview } from '@storybook/react-vite';
import { pseudoWords } from './pseudo-locale.ts';

/** Brands that are hard on a theme, by the name in the toolbar; the house has none of its own. */
export const brands: Readonly<Record<string, string>> = { yellow: '#FFD100', black: '#111827', orange: '#FF6A00' };

/** Words by the language in the toolbar. */
export const words = { en, fr, 'en-XA': pseudoWords(en) };

type Choice = NonNullable<Preview['globalTypes']>[string];

const choice = (
  title: string,
  icon: NonNullable<Choice['toolbar']>['icon'],
  items: readonly (string | { value: string; title: string })[],
): Choice => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export const globalTypes = {
  theme: choice('Theme', 'contrast', ['light', 'dark']),
  contrast: choice('Contrast', 'accessibility', [
    { value: 'normal', title: 'Usual contrast' },
    { value: 'more', title: 'High contrast' },
  ]),
  brand: choice('Brand', 'paintbrush', [
    { value: 'house', title: 'House' },
    { value: 'yellow', title: 'Yellow #FFD100' },
    { value: 'black', title: 'Black #111827' },
    { value: 'orange', title: 'Hot orange #FF6A00' },
  ]),
  locale: choice('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'fr', title: 'Français' },
    { value: 'en-XA', title: 'Pseudo-locale' },
  ]),
  dir: choice('Direction', 'transfer', [
    { value: 'auto', title: 'Direction of the story' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: choice('Density', 'component', ['comfortable', 'compact']),
  motion: choice('Motion', 'play', [
    { value: 'device', title: 'Motion of the device' },
    { value: 'full', title: 'Full motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  scenario: choice('Backend of pages', 'database', [
    { value: 'story', title: 'Backend of the story' },
    { value: 'default', title: 'Everything works' },
    { value: 'slow', title: 'Slow: two seconds an answer' },
    { value: 'offline', title: 'Failing: no answer' },
    { value: 'flaky-10', title: 'Flaky: one answer in ten fails' },
    { value: 'empty', title: 'Empty shop' },
    { value: 'low-stock', title: 'Low stock' },
    { value: 'session-expired', title: 'Session expired' },
  ]),
};

const { VITE_PM_LOCALE, VITE_PM_DIR, VITE_PM_CONTRAST } = import.meta.env;

export const initialGlobals = {
  theme: 'light',
  contrast: VITE_PM_CONTRAST ?? 'normal',
  brand: 'house',
  locale: VITE_PM_LOCALE ?? 'en',
  dir: VITE_PM_DIR ?? 'auto',
  density: 'comfortable',
  motion: 'device',
  scenario: 'story',
};
