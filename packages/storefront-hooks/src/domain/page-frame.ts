/** The flags of a store that decide what stands around its pages; `StoreDetails` takes them as they are. */
export interface FrameFlags {
  /** Whether landing pages and the home page show the navigation bar. Other pages always do. */
  readonly showDefaultNavBar: boolean;
  /** Whether the store shows the standard footer at all. */
  readonly showDefaultFooter: boolean;
  /** Whether landing pages and the home page show the footer. */
  readonly landingPageShowFooter: boolean;
}

/** What stands around a page. */
export interface PageFrameParts {
  /** Whether to show the navigation bar. */
  readonly hasNavBar: boolean;
  /** Whether to show the standard footer. */
  readonly hasFooter: boolean;
}

/**
 * Which standard parts stand around a page. `pathname` has no language prefix; `isSlugPage` tells that the route named slug
 * shows it, which makes it a landing page.
 */
export function pageFrameParts(flags: FrameFlags, pathname: string, isSlugPage = false): PageFrameParts {
  const isSpecial = pathname === '/' || pathname.includes('/p/') || isSlugPage;
  return {
    hasNavBar: !isSpecial || flags.showDefaultNavBar,
    hasFooter: flags.showDefaultFooter && (!isSpecial || flags.landingPageShowFooter),
  };
}
