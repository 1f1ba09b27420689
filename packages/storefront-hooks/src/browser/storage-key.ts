/**
 * Key of what a shop stores on the device, and name of its channel to other tabs. Shops on one origin must not share it.
 */
export function storageKey(name: string, storeId: number): string {
  return `promenade.${name}.${storeId}`;
}
