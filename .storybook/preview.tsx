import '@promenade/storefront-ui/styles.css';
import { UiProvider } from '@promenade/storefront-ui';
import { en } from '@promenade/storefront-ui/messages/en';
import { fr } from '@promenade/storefront-ui/messages/fr';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

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
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
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
