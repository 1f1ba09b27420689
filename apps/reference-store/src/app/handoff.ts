import type { StoreDetails } from '@promenade/storefront-sdk';
import type { PageFault } from '../lib/route.ts';

/** What the server tells the browser, so that hydration renders the very same page. */
export interface Handoff {
  /** The moment of rendering, epoch ms: running discounts are judged by it. */
  now: number;
  origin: string;
  store: StoreDetails;
  fallback: Readonly<Record<string, unknown>>;
  fault?: PageFault | undefined;
  /** Whether the shop's owner has pages of their own, so that their code is needed. */
  hasOwnerPages?: boolean | undefined;
}

export const HANDOFF_ID = 'pm-handoff';

/** Reads the server's words from the document. */
export function readHandoff(): Handoff {
  return JSON.parse(document.getElementById(HANDOFF_ID)?.textContent ?? '') as Handoff;
}
