/** A picture as a field of a row. */
export interface TemplatePicture {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** What a field shows; `undefined` hides it. */
export type TemplateValue = string | number | boolean | TemplatePicture | undefined;

/** Fields by their names. */
export type TemplateFields = Readonly<Record<string, TemplateValue>>;

/** What a row's buttons and fields do: `add`, `view`, `delete`, `plus`, `minus`, or `quantity` with what was entered. */
export type TemplateRowAction = 'add' | 'view' | 'delete' | 'plus' | 'minus' | 'quantity';

/** One product, review or line of the cart, as a row of an owner's page shows it. */
export interface TemplateRow {
  /** Tells rows of one list apart. */
  key: string;
  /** Where links of the row lead. */
  href?: string | undefined;
  /** What its fields show. */
  fields: TemplateFields;
  /** Does what a button or field of the row asks for; what comes of it is the app's to say. */
  act?: ((action: TemplateRowAction, value: string) => void) | undefined;
}

/** Some rows of a list. */
export interface TemplatePage {
  rows: readonly TemplateRow[];
  /** Whether nothing follows. */
  isLast: boolean;
}

/** A list that is read page by page. */
export interface TemplateFeed {
  /** Reads the next page; after a failure the same page again. */
  next(): Promise<TemplatePage>;
}

/** The cart as an owner's page shows it. */
export interface TemplateCart {
  rows: readonly TemplateRow[];
  /** Fields outside the rows: `subtotal`, `count`. */
  fields: TemplateFields;
}

/** Who looks at the page: nothing is known until the browser has looked. */
export interface TemplateVisitor {
  state: 'unknown' | 'guest' | 'user';
  /** `avatar`, `name` and `email` of a signed-in shopper. */
  fields: TemplateFields;
}

/** Names and values of hooks on one element, without `data-pm-`. */
export type TemplateAttributes = Readonly<Record<string, string>>;

/** What buttons and forms of an owner's page ask for. */
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

/** What a form shows after it was sent. */
export interface TemplateReply {
  message: string;
  isError: boolean;
}

/** Data and actions of the shop, for the hooks of an owner's pages. Keep it the same object between renders. */
export interface TemplateSource {
  /** A list as its hooks describe it; `undefined` where they name none. */
  feed(attributes: TemplateAttributes): TemplateFeed | undefined;
  /** Calls the listener now and after every change of the cart. Returns the function that ends it. */
  watchCart(listener: (cart: TemplateCart | 'loading' | 'failed') => void): () => void;
  /** Calls the listener now and whenever the number of pieces in the cart changes. */
  watchCount(listener: (count: number | undefined) => void): () => void;
  /** Calls the listener now and whenever somebody signs in or out. */
  watchVisitor(listener: (visitor: TemplateVisitor) => void): () => void;
  /** Does what a button or form asks for, after a press of the shopper. */
  run(
    command: TemplateCommand,
    attributes: TemplateAttributes,
    fields: Readonly<Record<string, string>>,
  ): Promise<TemplateReply | undefined>;
  /** Goes to a page of the shop without loading the document; false for every other address, which the browser then opens. */
  follow(href: string): boolean;
}
