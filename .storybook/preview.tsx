import '@promenade/storefront-ui/styles.css';
import { UiProvider } from '@promenade/storefront-ui';
import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
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
  initialGlobals: { theme: 'light', locale: import.meta.env.VITE_PM_LOCALE ?? 'en' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Commerce', 'Patterns'] } },
    viewport: { options: viewports },
  },
  // In tests axe looks at the finished story twice: as the addon asks, and here in the dark theme.
  async afterEach(context) {
    if (!import.meta.env.VITE_PM_AXE_IN_DARK) return;
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'dark';
    try {
      await checkWithAxe(context);
    } finally {
      dataset.theme = theme;
    }
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
