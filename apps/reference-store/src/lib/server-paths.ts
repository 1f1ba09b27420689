/** Addresses that the server answers itself: no page of the shop is there. */
export const ownServerPaths = /^\/(?:api|oidc|media|sandbox|locale|mail)(?:[/?]|$)/;
