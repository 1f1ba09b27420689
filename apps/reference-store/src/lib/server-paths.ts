/** Addresses that the server handles itself: the shop has no pages there. */
export const ownServerPaths = /^\/(?:api|oidc|media|sandbox|locale|mail)(?:[/?]|$)/;
