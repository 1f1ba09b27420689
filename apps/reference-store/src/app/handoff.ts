import type { StoreDetails } from '@promenade/storefront-sdk';
import type { PageError } from '../lib/route.ts';
import { unpackRows } from './packed-rows.ts';

/** Data from the server with which hydration renders the same page. */
export interface Handoff {
  /** Time of rendering, epoch ms: decides which discounts are running. */
  now: number;
  origin: string;
  store: StoreDetails;
  fallback: Readonly<Record<string, unknown>>;
  error?: PageError | undefined;
  /** Whether the shop's owner has custom pages: the browser then loads their code. */
  hasOwnerPages?: boolean | undefined;
}

export const HANDOFF_ID = 'pm-handoff';

/** Reads the data that the server wrote into the document. */
export function readHandoff(): Handoff {
  return unpackRows(JSON.parse(document.getElementById(HANDOFF_ID)?.textContent ?? '')) as Handoff;
}
