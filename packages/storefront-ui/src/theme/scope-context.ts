'use client';

import { createContext } from 'react';

/** Attributes that set the theme of an element. */
export interface ThemeAttributes {
  'data-theme'?: 'light' | 'dark' | undefined;
  'data-contrast'?: 'more' | undefined;
  'data-density'?: 'comfortable' | 'compact' | undefined;
  'data-motion'?: 'reduced' | 'full' | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
}

/** Attributes and classes that elements portalled out of a `ThemeScope` get, including those of outer scopes. */
export interface ThemeScopeValue {
  attributes: ThemeAttributes & { 'data-theme-scope': '' };
  /** Class for the brand's colours. */
  brandClass: string | undefined;
  /** Class for the radius. */
  radiusClass: string | undefined;
  /** Class for the fonts. */
  fontClass: string | undefined;
}

export const ThemeScopeContext = createContext<ThemeScopeValue | null>(null);
