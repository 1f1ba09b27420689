'use client';

// Written from de.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/de.ts';
import { primitives } from './primitives/de.ts';
import { product } from './product/de.ts';
import { shop } from './shop/de.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in German. */
export const de: UiStrings = { primitives, shop, account, product };
