'use client';

// Generated from es.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/es.ts';
import { primitives } from './primitives/es.ts';
import { product } from './product/es.ts';
import { shop } from './shop/es.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Spanish. */
export const es: UiStrings = { primitives, shop, account, product };
