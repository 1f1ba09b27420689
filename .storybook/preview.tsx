import '@promenade/storefront-ui/styles.css';
import '../apps/reference-store/src/styles/store.css';
import './docs.css';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { viewports } from '../packages/storefront-ui/src/story-data/viewports.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { modesFor } from './modes.ts';
import { readableProps } from './prop-tables.ts';
import { globalsAround } from './root-attributes.ts';
import { InlineSurroundings, Surroundings } from './Surroundings.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// A play function waits for what a busy machine shows late; nothing but a hang meets this end.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableProps],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: modesFor() },
    controls: { expanded: true },
    docs: { container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space and shape', 'Motion', 'Elevation', 'Focus'],
          'Theme lab',
          'Theme',
          'Primitives',
          'Commerce',
          'Patterns',
          'Pages',
          'Internal',
        ],
      },
    },
    viewport: { options: viewports },
  },
  // The addon runs axe on the finished story in its own theme, and this in the dark one; vitest.storybook.config.ts says when.
  async afterEach(context) {
    if (!context.parameters.axeInDark) return;
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = 'dark';
    try {
      await checkWithAxe(context);
    } finally {
      if (theme === undefined) delete dataset.theme;
      else dataset.theme = theme;
    }
  },
  decorators: [
    (Story, { globals, storyGlobals, viewMode }) =>
      viewMode === 'docs' ? (
        <InlineSurroundings globals={globals}>
          <Story />
        </InlineSurroundings>
      ) : (
        <Surroundings globals={{ ...globals, ...globalsAround(), ...storyGlobals }}>
          <Story />
        </Surroundings>
      ),
  ],
};

export default preview;
