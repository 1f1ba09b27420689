/** The host name of the second shop, which consists of its owner's pages. */
export const OWNER_HOST = 'foyer-lune.localhost';
