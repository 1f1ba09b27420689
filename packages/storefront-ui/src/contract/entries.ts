/* Every export of the package. The compiler refuses a name that two entries export. */
export * from '../index.ts';
export * from '../overlays.ts';
export * from '../shop/index.ts';
export * from '../shop/overlays.ts';
