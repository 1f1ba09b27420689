import '@promenade/storefront-ui/styles.css';
import '../apps/reference-store/src/styles/store.css';
import './docs.css';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { viewports } from '../packages/storefront-ui/src/story-data/viewports.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { modesFor } from './modes.ts';
import { readableProps } from './prop-tables.ts';
import { globalsAround } from './root-attributes.ts';
import { InlineSurroundings, Surroundings } from './Surroundings.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// Long enough for a busy machine: only a play function that hangs reaches this timeout.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableProps],
  parameters: {
    layout: 'padded',
    // The rule about the size of targets is off by default.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    backgrounds: { disable: true },
    chromatic: { modes: modesFor() },
    controls: { expanded: true },
    docs: { container: DocsFrame },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Accessibility report',
          'Foundations',
          'Theme',
          'Actions',
          'Content',
          'Forms',
          'Layout',
          'Feedback',
          'Overlays',
          'Navigation',
          'Shop',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
  async afterEach(context) {
    // A matrix of variants may be wider than the screen.
    if (import.meta.env.VITE_PM_VIEWPORT && context.name !== 'Matrix') {
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth, 'width of the content, with the screen as its limit').toBeLessThanOrEqual(clientWidth);
    }
    // The addon has checked the story in its own theme. `vitest.storybook.config.ts` decides which stories are also checked in
    // the dark theme.
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
