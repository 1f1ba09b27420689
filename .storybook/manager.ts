// Storybook bundles the manager without the `source` condition, so this file imports sources by path.

import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybook-theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Storybook's interface in the project's colours. */
addons.setConfig({ theme: storybookTheme(isDark ? 'dark' : 'light') });
