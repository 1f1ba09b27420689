'use client';

// Written from fr.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/fr.ts';
import { primitives } from './primitives/fr.ts';
import { product } from './product/fr.ts';
import { shop } from './shop/fr.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in French. */
export const fr: UiStrings = { primitives, shop, account, product };
