/** Request options for writes that must reach the backend even if the shopper leaves the page immediately. */
export const KEEPALIVE = { keepalive: true } as const;
