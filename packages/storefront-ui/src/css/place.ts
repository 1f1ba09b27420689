/** Where elements stand that keep their place on the screen while the page scrolls. */

/** Height of the row that `SiteHeader` fixes to the top; 0 on pages without it. Published, so that pages can use it. */
export const headerHeight = 'var(--pm-header-height, 0px)';

/** An element that sticks to the screen, a step below the header. */
export const stickyBelowHeader = {
  position: 'sticky',
  insetBlockStart: `calc(${headerHeight} + 1.25rem)`,
} as const;
