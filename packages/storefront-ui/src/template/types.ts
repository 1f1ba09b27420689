/** A picture in a field of a row. */
export interface TemplatePicture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** Value of a field; `undefined` hides it. */
export type TemplateValue = string | number | boolean | TemplatePicture | undefined;

/** Fields by their names. */
export type TemplateFields = Readonly<Record<string, TemplateValue>>;

/** Actions of a row's buttons and fields: `add`, `view`, `delete`, `plus`, `minus`, or `quantity` with the entered number. */
export type TemplateRowAction = 'add' | 'view' | 'delete' | 'plus' | 'minus' | 'quantity';

/** One product, review or cart line, as a row of an owner's page. */
export interface TemplateRow {
  /** Unique among the rows of a list. */
  key: string;
  /** Address that links of the row open. */
  href?: string | undefined;
  /** Values of its fields. */
  fields: TemplateFields;
  /** Runs the action of a button or field of the row. The app shows the result. */
  act?: ((action: TemplateRowAction, value: string) => void) | undefined;
}

/** One page of a list. */
export interface TemplatePage {
  rows: readonly TemplateRow[];
  /** Whether this is the last page. */
  isLast: boolean;
}

/** A list that is loaded page by page. */
export interface TemplateFeed {
  /** Loads the next page; after a failure the same page again. */
  next(): Promise<TemplatePage>;
}

/** The cart for an owner's page. */
export interface TemplateCart {
  rows: readonly TemplateRow[];
  /** Fields outside the rows: `subtotal`, `count`. */
  fields: TemplateFields;
}

/** The visitor. The state is unknown until the browser has checked the session. */
export interface TemplateVisitor {
  state: 'unknown' | 'guest' | 'user';
  /** `avatar`, `name` and `email` of a signed-in shopper. */
  fields: TemplateFields;
}

/** Hooks of one element with their values, without the prefix `data-pm-`. */
export type TemplateAttributes = Readonly<Record<string, string>>;

/** Actions of buttons and forms in an owner's page. */
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

/** Result of a form, shown after it was submitted. */
export interface TemplateReply {
  message: string;
  isError: boolean;
}

/** Data and actions of the shop for the hooks of an owner's pages. Pass the same object on every render. */
export interface TemplateSource {
  /** The list that the hooks describe; `undefined` if they describe none. */
  feed(attributes: TemplateAttributes): TemplateFeed | undefined;
  /** Calls the listener now and after every change of the cart. Returns a function that unsubscribes. */
  watchCart(listener: (cart: TemplateCart | 'loading' | 'failed') => void): () => void;
  /** Calls the listener now and whenever the quantity in the cart changes. */
  watchCount(listener: (count: number | undefined) => void): () => void;
  /** Calls the listener now and whenever a shopper signs in or out. */
  watchVisitor(listener: (visitor: TemplateVisitor) => void): () => void;
  /** Runs the action of a button or form after the shopper pressed it. */
  run(
    command: TemplateCommand,
    attributes: TemplateAttributes,
    fields: Readonly<Record<string, string>>,
  ): Promise<TemplateReply | undefined>;
  /** Opens a page of the shop without loading the document. Returns false for every other address, which the browser then opens. */
  follow(href: string): boolean;
}
