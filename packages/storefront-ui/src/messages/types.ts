import type { AccountStrings } from './account/types.ts';
import type { CommerceStrings } from './commerce/types.ts';
import type { PatternStrings } from './patterns/types.ts';
import type { PrimitiveStrings } from './primitives/types.ts';

/**
 * Every word that components say by themselves: of signing in, buying and the account, which a page may load later, and the others
 * by the folder of the component. Plurals are functions.
 */
export interface UiStrings {
  primitives: PrimitiveStrings;
  commerce: CommerceStrings;
  patterns: PatternStrings;
  account: AccountStrings;
}
