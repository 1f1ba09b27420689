/*
 * Two layers around the owner's: important rules in `pm.guard` cannot be overridden, rules in `pm.base` can always be.
 */

/** Order of the layers, weakest first. For important rules the order is reversed. */
export const LAYERS = '@layer pm.guard, pm.base, owner;';

const guard = `
[hidden], [data-pm-row]:not([data-pm-key]) { display: none !important; }
:is([data-pm-products], [data-pm-reviews], [data-pm-cart]):not([data-pm-state="empty"]) [data-pm-empty],
:is([data-pm-products], [data-pm-reviews], [data-pm-cart]):not([data-pm-state="failed"]) :is([data-pm-failed], [data-pm-retry]),
:is([data-pm-products], [data-pm-reviews]):not([data-pm-state]) [data-pm-more],
[data-pm-message]:empty,
:host(:not([data-visitor="user"])) :is([data-pm-user], [data-pm-logout]),
:host([data-visitor="user"]) :is([data-pm-guest], [data-pm-login], [data-pm-signup]) { display: none !important; }
:host(:not([data-visitor])) :is([data-pm-guest], [data-pm-login], [data-pm-signup]) { visibility: var(--pm-guest-visibility, visible) !important; }
`;

const base = `
:host { display: block; overflow-wrap: anywhere; }
*, ::before, ::after { box-sizing: border-box; }
img, video { max-width: 100%; height: auto; }
a { color: inherit; }
button, input, select, textarea { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
[data-pm-user] { cursor: pointer; }
[data-pm-state="loading"] [data-pm-more] { opacity: 0.6; }
`;

/** Rules before the owner's stylesheets. */
export const BASE_CSS = `${LAYERS}@layer pm.guard{${guard}}@layer pm.base{${base}}`;

/** An owner's stylesheet, filtered, in the owner's layer. */
export const inOwnerLayer = (css: string): string => `@layer owner{${css}}`;
