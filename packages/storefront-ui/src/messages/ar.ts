'use client';

// Written from ar.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/ar.ts';
import { primitives } from './primitives/ar.ts';
import { product } from './product/ar.ts';
import { shop } from './shop/ar.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Arabic. */
export const ar: UiStrings = { primitives, shop, account, product };
