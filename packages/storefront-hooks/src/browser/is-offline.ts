/** Whether the browser reports that it is offline; false on a server. */
export const isOffline = () => globalThis.navigator?.onLine === false;
