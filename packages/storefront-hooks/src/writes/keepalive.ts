/** Call options of writes that must reach the backend though the page may be left at once. */
export const KEEPALIVE = { keepalive: true } as const;
