'use client';

// Written from nl.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/nl.ts';
import { primitives } from './primitives/nl.ts';
import { product } from './product/nl.ts';
import { shop } from './shop/nl.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Dutch. */
export const nl: UiStrings = { primitives, shop, account, product };
