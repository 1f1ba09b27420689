/** A value that a message is given. */
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
  /** In the order in which components hand them over. */
  values: readonly WordValue[];
  /** What the message is for, where its name does not say so. */
  note?: string | undefined;
}

/** The messages of one language by id. A message that is missing or empty is not translated yet. */
export type Words = Readonly<Record<string, string>>;
