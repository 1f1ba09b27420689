import type { IssueId } from '../domain/issue.ts';
import type { HookAttributes } from '../domain/template-hooks.ts';
import type { SubscriptionIssue } from '../domain/validation.ts';
import type { TemplateFieldValues } from './template-rows.ts';

/** Callbacks by which the app carries out the actions of an owner's page. */
export interface TemplateActions {
  /** Navigates to a link of the page. Returns false if the app does not handle this address. */
  follow(href: string): boolean;
  /** Opens an overlay. */
  open(overlay: TemplateOverlay): void;
  /** Navigates to the sign-in, which returns to this page. */
  signIn(): void;
  /** Navigates to the registration. */
  signUp(): void;
  /** Navigates to the shopper's orders. */
  openAccount(): void;
  /** Navigates to the checkout with this number. */
  openCheckout(preOrderNo: string): void;
  /** Starts the checkout of the cart. */
  checkOutCart(): void;
  /** Shows the search results for these words. */
  search(words: string): void;
  /** Called when a product was added to the cart. @param name Name of the product. */
  onAdded(name: string): void;
  /** The message of a newsletter form for an issue, or for success if there is none. */
  newsletterText(issue: IssueId<SubscriptionIssue> | undefined): string | Promise<string>;
  /** Called with the error of an action. */
  onError(error: unknown): void;
}

/** An overlay of the page. */
export type TemplateOverlay = 'cart' | 'menu' | 'search';

/** Action of a button or field of a row. */
export type TemplateRowAction = 'add' | 'view' | 'delete' | 'plus' | 'minus' | 'quantity';

/** Action of a button or form. */
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

/** A row of a list. */
export interface TemplateRowView {
  /** Unique key in the list. */
  key: string;
  /** Target of the row's links. */
  href?: string | undefined;
  /** Values of the row's fields. */
  fields: TemplateFieldValues;
  /** Carries out the action of a button or field. @param value Value of the field, such as a quantity. */
  act?: (action: TemplateRowAction, value: string) => void;
}

/** The cart of a page. */
export interface TemplateCartView {
  /** Lines of the cart. */
  rows: TemplateRowView[];
  /** `subtotal` and `count`. */
  fields: TemplateFieldValues;
}

/** The visitor of a page. */
export interface TemplateVisitorView {
  /** `unknown` until the session is known; `guest` if the visitor is not signed in. */
  state: 'unknown' | 'guest' | 'user';
  /** `avatar`, `name`, `nickname` and `email` of a signed-in shopper; empty otherwise. */
  fields: TemplateFieldValues;
}

/** The message that a form shows after it was submitted. */
export interface TemplateReplyView {
  /** Text of the message. */
  message: string;
  /** Whether it is an error. */
  isError: boolean;
}

/** Data and actions for the data hooks of owners' pages. Assignable to `TemplateSource` of the UI package. */
export interface TemplateSourceView {
  /** The list that the hooks describe; `undefined` if they are incomplete. */
  feed(hooks: HookAttributes): { next(): Promise<{ rows: TemplateRowView[]; isLast: boolean }> } | undefined;
  /** Calls the listener with the cart now and after each change. Returns a function that stops it. */
  watchCart(listener: (cart: TemplateCartView | 'loading' | 'failed') => void): () => void;
  /** Calls the listener with the total quantity in the cart now and after each change. Returns a function that stops it. */
  watchCount(listener: (count: number | undefined) => void): () => void;
  /** Calls the listener with the visitor now and after each change. Returns a function that stops it. */
  watchVisitor(listener: (visitor: TemplateVisitorView) => void): () => void;
  /** Carries out the action of a button or form. Resolves with the message for the form, if any. */
  run(command: TemplateCommand, hooks: HookAttributes, fields: HookAttributes): Promise<TemplateReplyView | undefined>;
  /** Navigates to a link of the page. Returns false if the browser must handle it. */
  follow(href: string): boolean;
}
