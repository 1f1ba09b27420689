/** Settings of a store for the navigation bar and footer of its pages. `StoreDetails` can be passed directly. */
export interface FrameFlags {
  /** Whether landing pages and the home page show the navigation bar. Other pages always do. */
  readonly showDefaultNavBar: boolean;
  /** Whether the store shows the standard footer at all. */
  readonly showDefaultFooter: boolean;
  /** Whether landing pages and the home page show the footer. */
  readonly landingPageShowFooter: boolean;
}

/** Whether a page has a navigation bar and a footer. */
export interface PageFrameParts {
  /** Whether to show the navigation bar. */
  readonly hasNavBar: boolean;
  /** Whether to show the standard footer. */
  readonly hasFooter: boolean;
}

/**
 * Whether a page has the standard navigation bar and footer. `pathname` has no language prefix. `isSlugPage` is true if the slug
 * route renders the page, which makes it a landing page.
 */
export function pageFrameParts(flags: FrameFlags, pathname: string, isSlugPage = false): PageFrameParts {
  const isSpecial = pathname === '/' || pathname.includes('/p/') || isSlugPage;
  return {
    hasNavBar: !isSpecial || flags.showDefaultNavBar,
    hasFooter: flags.showDefaultFooter && (!isSpecial || flags.landingPageShowFooter),
  };
}
