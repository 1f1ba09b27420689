import { type Infer, int, object, text } from '../schema/schema.ts';

export const HotKeyword = object({
  /** Its id. */
  id: int,
  /** The word itself. */
  title: text,
});
/** A word that the shop suggests to search for. */
export interface HotKeyword extends Infer<typeof HotKeyword> {}
