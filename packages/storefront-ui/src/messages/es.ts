'use client';

// Written from es.json by packaging/word-modules.ts.
// They hold functions: a server component hands them on as a reference to this module.
import { account } from './account/es.ts';
import { primitives } from './primitives/es.ts';
import { product } from './product/es.ts';
import { shop } from './shop/es.ts';
import type { UiStrings } from './types.ts';

/** The words of one folder of components each, for shops that use no other: give them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Spanish. */
export const es: UiStrings = { primitives, shop, account, product };
