import { style } from './style.ts';

/**
 * For elements without rules of their own that a reset would touch: a class of the library, by which the published
 * stylesheets find its elements.
 */
export const own = style({});
