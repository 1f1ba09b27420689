// Storybook bundles the manager without the `source` condition, so this file imports sources by path.

import { addons } from 'storybook/manager-api';
import { houseTheme } from './house-theme.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Storybook's interface in the project's colours. */
addons.setConfig({ theme: houseTheme(isDark ? 'dark' : 'light') });
