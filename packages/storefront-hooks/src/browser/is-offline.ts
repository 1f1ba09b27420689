/** Whether the browser says that it has no network; servers never say so. */
export const isOffline = () => globalThis.navigator?.onLine === false;
