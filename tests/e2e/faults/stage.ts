import type { BrowserContext, Page } from 'playwright/test';
import type { Storefront } from '../../../packages/storefront-sdk/src/index.ts';
import { hydrated, type Locale, type Shopper } from '../shop.ts';
import type { FaultId } from './fault-list.ts';

/** Who meets a fault, and where. */
export interface Stage {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  /** The account that is signed in on the page; a guest has none. */
  shopper: Shopper | undefined;
  /** Calls the API as that account, beside the browser. */
  shop: Storefront | undefined;
  /** What the flow has to remember of this run. */
  notes: Map<string, string>;
  /** Errors that nobody may see. */
  complaints: string[];
}

export type Press = 'click' | 'dblclick';

/** Something that a shopper does, in a form in which every fault can meet it. */
export interface Flow {
  id: number;
  title: string;
  as: 'guest' | 'shopper';
  /** What it does can be done once for an account: each run needs another. */
  needsNewAccount?: boolean;
  /** A reading is opened from another page; a writing begins on its own. */
  kind: 'read' | 'write';
  /** Paths of the calls that are disturbed. */
  calls: RegExp;
  /** What has to be there before, made through the API. */
  prepare?(stage: Stage): Promise<void>;
  /** Its page, without language prefix. */
  path(stage: Stage): string;
  /** What a shopper types or opens before the press. */
  fill?(stage: Stage): Promise<void>;
  /** What was typed is still there. */
  kept?(stage: Stage): Promise<void>;
  /** The press; a reading is its page alone. */
  act?(stage: Stage, press: Press): Promise<void>;
  /** Whether the shopper is told, or the rest goes on without a word. @default 'said' */
  failure?: 'said' | 'quiet';
  /** Where it is told, if not in a message: on a page of its own. */
  failed?(stage: Stage): Promise<void>;
  /** Tries again after the fault. @default the retry button of a reading, else the press */
  again?(stage: Stage): Promise<void>;
  /** It has happened, on the page. */
  done(stage: Stage): Promise<void>;
  /** It has happened once, on the server. */
  once?(stage: Stage): Promise<void>;
  /** Cells that work otherwise here, or cannot happen. */
  cells?: Partial<Record<FaultId, Cell>>;
}

/** A run of its own, or why there is none. */
export type Cell = ((stage: Stage) => Promise<void>) | { reason: string };

/** Goes to a page of the shop without loading a document, as a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Loads a page and waits until its scripts have taken over. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const isApi = /^\/api\//;
