import { accessories } from './accessories.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { play } from './play.ts';
import type { TopSeed } from './shape.ts';
import { studio } from './studio.ts';

export type { ColourName, Paint } from './colours.ts';
export { COLOURS } from './colours.ts';
export type { AxisValue, BranchSeed, LeafSeed, ProductSeed, TopSeed } from './shape.ts';
export { localized } from './shape.ts';

/** The whole catalogue, three levels deep, in the order of the menu. */
export const CATALOG: readonly TopSeed[] = [fashion, accessories, electronics, home, kitchen, play, studio];
