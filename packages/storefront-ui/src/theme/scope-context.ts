'use client';

import { createContext } from 'react';

/** Attributes by which an element has a theme. */
export interface ThemeAttributes {
  'data-theme'?: 'light' | 'dark' | undefined;
  'data-contrast'?: 'more' | undefined;
  'data-density'?: 'comfortable' | 'compact' | undefined;
  'data-motion'?: 'reduced' | 'full' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/** What elements portalled out of a `ThemeScope` take along: its attributes and classes, with those of the scopes around it. */
export interface ThemeScopeValue {
  attributes: ThemeAttributes & { 'data-theme-scope': '' };
  /** Class of the brand's colours. */
  brandClass: string | undefined;
  /** Class of the radius. */
  radiusClass: string | undefined;
  /** Class of the fonts. */
  fontClass: string | undefined;
}

export const ThemeScopeContext = createContext<ThemeScopeValue | null>(null);
