'use client';

// Generated from pt.json by packaging/word-modules.ts.
// This module contains functions. As a client module, a server component can pass it by reference.
import { account } from './account/pt.ts';
import { primitives } from './primitives/pt.ts';
import { product } from './product/pt.ts';
import { shop } from './shop/pt.ts';
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to `UiBaseProvider`. */
export { account, primitives, product, shop };

/** The components' words in Portuguese. */
export const pt: UiStrings = { primitives, shop, account, product };
