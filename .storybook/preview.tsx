import '@promenade/storefront-ui/styles.css';
import { UiProvider } from '@promenade/storefront-ui';
import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { viewports } from '../packages/storefront-ui/src/story-data/viewports.ts';

const strings = { en, fr };

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fr'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_PM_THEME ?? 'light', locale: import.meta.env.VITE_PM_LOCALE ?? 'en' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Commerce', 'Patterns'] } },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals }) => {
      const locale = globals.locale === 'fr' ? 'fr' : 'en';
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.lang = locale;
      }, [theme, locale]);
      return (
        <UiProvider strings={strings[locale]} locale={locale}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
