/** A value that is passed to a message. */
export interface WordValue {
  name: string;
  kind: 'number' | 'text';
}

/** One message that components need, in English. */
export interface SourceWord {
  /** Folder, group and name: `shop.stock.left`. */
  id: string;
  /** The English message, in ICU syntax. */
  text: string;
  /** Values in the order in which components pass them. */
  values: readonly WordValue[];
  /** Explains the message if its name does not. */
  note?: string | undefined;
}

/** The messages of one language by id. A missing or empty message is not translated yet. */
export type Words = Readonly<Record<string, string>>;
