'use client';

// Written from en.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/en.ts';
import { primitives } from './primitives/en.ts';
import { product } from './product/en.ts';
import { shop } from './shop/en.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in English. */
export const en: UiStrings = { primitives, shop, account, product };
