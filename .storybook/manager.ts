// The manager is bundled without the condition that leads to sources.

import { addons } from 'storybook/manager-api';
import { houseTheme } from './house-theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Storybook's own frame in the colours of the house. */
addons.setConfig({ theme: houseTheme(isDark ? 'dark' : 'light') });
