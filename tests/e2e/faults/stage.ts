import type { BrowserContext, Page } from 'playwright/test';
import type { Storefront } from '../../../packages/storefront-sdk/src/index.ts';
import { hydrated, type Locale, type Shopper } from '../shop.ts';
import type { FaultId } from './fault-list.ts';

/** The shopper and the page for a test. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  /** The account that is signed in on the page; undefined for a guest. */
  shopper: Shopper | undefined;
  /** Calls the API with that account, without the browser. */
  shop: Storefront | undefined;
  /** Values that the flow stores during this run. */
  notes: Map<string, string>;
  /** Errors that must not occur. */
  complaints: string[];
}

export type Press = 'click' | 'dblclick';

/** An action of a shopper that can be combined with every fault. */
export interface Flow {
  id: number;
  title: string;
  as: 'guest' | 'shopper';
  /** Whether it can be done only once for an account, so that each run needs a new one. */
  needsNewAccount?: boolean;
  /** A read is tested by opening its page from another one; a write starts on its page. */
  kind: 'read' | 'write';
  /** Matches the paths of the disturbed calls. */
  calls: RegExp;
  /** Creates the required data through the API. */
  prepare?(stage: Stage): Promise<void>;
  /** Path of its page, without language prefix. */
  path(stage: Stage): string;
  /** Fills the fields and opens the parts that the shopper needs before the press. */
  fill?(stage: Stage): Promise<void>;
  /** Expects that the typed text is still there. */
  kept?(stage: Stage): Promise<void>;
  /** The press; a read has none. */
  act?(stage: Stage, press: Press): Promise<void>;
  /** Whether the shopper sees a message, or the page continues silently. @default 'said' */
  failure?: 'said' | 'quiet';
  /** Expects the failure, if it is not shown in a message but on a separate page. */
  failed?(stage: Stage): Promise<void>;
  /** Tries again after the fault. @default the retry button for a read, otherwise the press */
  again?(stage: Stage): Promise<void>;
  /** Expects that the page shows the result. */
  done(stage: Stage): Promise<void>;
  /** Expects that it happened exactly once on the server. */
  once?(stage: Stage): Promise<void>;
  /** Cells with a different procedure, or that cannot occur. */
  cells?: Partial<Record<FaultId, Cell>>;
}

/** A special run, or the reason why there is none. */
export type Cell = ((stage: Stage) => Promise<void>) | { reason: string };

/** Navigates to a page of the shop without loading a document, like a link. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Loads a page and waits until it is hydrated. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const isApi = /^\/api\//;
