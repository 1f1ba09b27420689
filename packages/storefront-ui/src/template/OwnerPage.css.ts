import { globalStyle, style } from '../css/style.ts';

/** Clips everything inside, so that neither fixed boxes nor negative margins cover the page around it. */
export const frame = style({
  position: 'relative',
  zIndex: 0,
  isolation: 'isolate',
  contain: 'layout paint style',
  minInlineSize: 0,
});

export const host = style({ display: 'block' });

// Hides the guest's blocks from a returning shopper while the session is being looked up.
globalStyle('html[data-returning]', { vars: { '--pm-guest-visibility': 'hidden' } });
