/**
 * Puts owners' pages into the shop. A module of its own, so that the list of files it loads is in none that shops without such
 * pages load.
 */
export const install = () => import('./owner-parts.ts').then(({ installOwnerPages }) => installOwnerPages());
