import { style } from './style.ts';

/**
 * For elements without other rules that a reset could style: the published stylesheets recognise elements of the library by
 * a class.
 */
export const own = style({});
