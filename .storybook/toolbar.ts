import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import type { Preview } from '@storybook/react-vite';
import { pseudoWords } from './pseudo-locale.ts';

/** Brand colours that are difficult for a theme, by their value in the toolbar. The default theme has no brand colour. */
export const brands: Readonly<Record<string, string>> = { yellow: '#FFD100', black: '#111827', orange: '#FF6A00' };

/** The components' strings for each language in the toolbar. */
export const words = { en, fr, 'en-XA': pseudoWords(en) };

type Choice = NonNullable<Preview['globalTypes']>[string];

/** A menu that shows only its icon. The title is its tooltip and its accessible name. */
const menu = (
  title: string,
  icon: NonNullable<Choice['toolbar']>['icon'],
  items: Readonly<Record<string, string>>,
): Choice => ({
  description: title,
  toolbar: {
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: false,
  },
});

export const globalTypes = {
  theme: menu('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
  contrast: menu('Contrast', 'accessibility', { normal: 'Normal', more: 'High' }),
  brand: menu('Brand', 'paintbrush', {
    default: 'Default',
    yellow: 'Yellow #FFD100',
    black: 'Black #111827',
    orange: 'Orange #FF6A00',
  }),
  locale: menu('Language', 'globe', { en: 'English', fr: 'Français', 'en-XA': 'Pseudo-locale' }),
  dir: menu('Direction', 'transfer', { auto: 'Automatic', ltr: 'Left to right', rtl: 'Right to left' }),
  density: menu('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  motion: menu('Motion', 'play', { device: 'Device setting', full: 'Full', reduced: 'Reduced' }),
  scenario: menu('Backend', 'database', {
    story: 'As in the story',
    default: 'Works',
    slow: 'Slow (2 s)',
    offline: 'Fails',
    'flaky-10': 'Fails 1 in 10',
    empty: 'Empty shop',
    'low-stock': 'Low stock',
    'session-expired': 'Session expired',
  }),
};

const { VITE_PM_LOCALE, VITE_PM_DIR, VITE_PM_CONTRAST, VITE_PM_VIEWPORT } = import.meta.env;

export const initialGlobals = {
  theme: 'light',
  contrast: VITE_PM_CONTRAST ?? 'normal',
  brand: 'default',
  locale: VITE_PM_LOCALE ?? 'en',
  dir: VITE_PM_DIR ?? 'auto',
  density: 'comfortable',
  motion: 'device',
  scenario: 'story',
  ...(VITE_PM_VIEWPORT && { viewport: { value: VITE_PM_VIEWPORT } }),
};
