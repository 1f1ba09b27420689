'use client';

// Written from pt.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/pt.ts';
import { primitives } from './primitives/pt.ts';
import { product } from './product/pt.ts';
import { shop } from './shop/pt.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Portuguese. */
export const pt: UiStrings = { primitives, shop, account, product };
