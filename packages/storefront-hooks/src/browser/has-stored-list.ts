import { browserStorage } from './storage.ts';
import { storageKey } from './storage-key.ts';

/** Whether this device has entries in a list of a shop; without the code that reads them. */
const hasStoredList = (name: string, storeId: number): boolean =>
  (browserStorage('localStorage').get(storageKey(name, storeId)) ?? '[]') !== '[]';

/** Whether this device has wishes of a guest of a shop with `guestWishes`. */
export const hasGuestWishes = (storeId: number): boolean => hasStoredList('wishes', storeId);
/** Whether products of a shop are to be compared on this device. */
export const hasComparison = (storeId: number): boolean => hasStoredList('compared', storeId);
