import type { HookAttributes } from '../domain/template-hooks.ts';
import type { TemplateFieldValues } from './template-rows.ts';

/** What the app does for the hooks of an owner's page. */
export interface TemplateActions {
  /** Follows a link as it stands in the page; false where it leads elsewhere. */
  follow(href: string): boolean;
  /** Opens what lies over the page. */
  open(overlay: TemplateOverlay): void;
  /** Leads to the sign-in and back to this page. */
  signIn(): void;
  /** Leads to the registration. */
  signUp(): void;
  /** Leads to the shopper's orders. */
  openAccount(): void;
  /** Shows the checkout with this number. */
  openCheckout(preOrderNo: string): void;
  /** Leads from the cart to the checkout. */
  checkOutCart(): void;
  /** Shows what there is for these words. */
  search(words: string): void;
  /** Called when a product is in the cart. */
  onAdded(name: string): void;
  /** What a newsletter form says: of an issue, or without one that it is done. */
  newsletterText(issue: 'subscriptionEmailEmpty' | 'subscriptionCorrectEmail' | undefined): string;
  /** Called with what failed after a press. */
  onError(error: unknown): void;
}

/** What can be opened over a page. */
export type TemplateOverlay = 'cart' | 'menu' | 'search';

/** What a button or field of a row asks for. */
export type TemplateRowAction = 'add' | 'view' | 'delete' | 'plus' | 'minus' | 'quantity';

/** What a button or form asks for. */
export type TemplateCommand =
  | 'open'
  | 'login'
  | 'signup'
  | 'account'
  | 'logout'
  | 'checkout'
  | 'search'
  | 'newsletter'
  | 'buy'
  | 'add';

/** A row as a page shows it. */
export interface TemplateRowView {
  /** Tells rows of one list apart. */
  key: string;
  /** Where its links lead. */
  href?: string | undefined;
  /** What its fields show. */
  fields: TemplateFieldValues;
  /** Does what a button or field of the row asks for. */
  act?: (action: TemplateRowAction, value: string) => void;
}

/** The cart as a page shows it. */
export interface TemplateCartView {
  /** Its lines. */
  rows: TemplateRowView[];
  /** `subtotal` and `count`. */
  fields: TemplateFieldValues;
}

/** Who looks at a page. */
export interface TemplateVisitorView {
  /** `unknown` until the browser has looked. */
  state: 'unknown' | 'guest' | 'user';
  /** `avatar`, `name` and `email` of a signed-in shopper. */
  fields: TemplateFieldValues;
}

/** What a form shows after it was sent. */
export interface TemplateReplyView {
  /** The sentence to show. */
  message: string;
  /** Whether it names an issue. */
  isError: boolean;
}

/** Data and actions for the hooks of owners' pages: assignable to `TemplateSource` of the UI. */
export interface TemplateSourceView {
  /** A list as its hooks describe it; `undefined` where they are incomplete. */
  feed(hooks: HookAttributes): { next(): Promise<{ rows: TemplateRowView[]; isLast: boolean }> } | undefined;
  /** Follows the cart. Returns the function that ends it. */
  watchCart(listener: (cart: TemplateCartView | 'loading' | 'failed') => void): () => void;
  /** Follows the number of pieces in the cart. */
  watchCount(listener: (count: number | undefined) => void): () => void;
  /** Follows who looks at the page. */
  watchVisitor(listener: (visitor: TemplateVisitorView) => void): () => void;
  /** Does what a button or form asks for. */
  run(command: TemplateCommand, hooks: HookAttributes, fields: HookAttributes): Promise<TemplateReplyView | undefined>;
  /** Follows a link of the page; false where the browser should. */
  follow(href: string): boolean;
}
