/** Loads the code of owners' pages. It is a separate module so that shops without such pages do not load the list of its files. */
export const install = () => import('./owner-parts.ts').then(({ installOwnerPages }) => installOwnerPages());
