import { breakpoint } from '../tokens/scales.ts';

const atLeast = (px: number) => `(min-width: ${px / 16}em)`;

/** Media conditions for `'@media': { [media.medium]: … }`. Widths are minimum widths, in em so that they follow the text size. */
export const media = {
  /** 360 px and up. */
  small: atLeast(breakpoint.small),
  /** 768 px and up. */
  medium: atLeast(breakpoint.medium),
  /** 1024 px and up. */
  large: atLeast(breakpoint.large),
  /** 1440 px and up. */
  wide: atLeast(breakpoint.wide),
  /** A pointer that can hover. Never make a function reachable by hover alone. */
  hover: '(hover: hover) and (pointer: fine)',
  /** No hover: touch. */
  touch: '(hover: none)',
  /** A screen so low, as at a zoom of 400 %, that a fixed bar would take most of it: below 400 px. */
  low: '(max-height: 24.99em)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  prefersDark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  print: 'print',
} as const;
