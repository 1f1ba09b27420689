'use client';

// Written from it.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/it.ts';
import { primitives } from './primitives/it.ts';
import { product } from './product/it.ts';
import { shop } from './shop/it.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Italian. */
export const it: UiStrings = { primitives, shop, account, product };
