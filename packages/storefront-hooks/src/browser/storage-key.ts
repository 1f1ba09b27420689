/** Returns the storage key or channel name of a shop. Several shops on one origin must not share them. */
export function storageKey(name: string, storeId: number): string {
  return `promenade.${name}.${storeId}`;
}
