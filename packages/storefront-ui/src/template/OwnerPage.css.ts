import { globalStyle, style } from '../css/style.ts';

/** Nothing inside can be painted outside: neither fixed boxes nor negative margins cover the page around it. */
export const frame = style({
  position: 'relative',
  zIndex: 0,
  isolation: 'isolate',
  contain: 'layout paint style',
  minInlineSize: 0,
});

export const host = style({ display: 'block' });

// A shopper whom this browser knows does not see the guest's blocks while the session is looked up.
globalStyle('html[data-returning]', { vars: { '--pm-guest-visibility': 'hidden' } });
