import type { TextStore } from '../browser/storage.ts';
import { isCartUuid } from '../domain/guest-cart.ts';
import type { SessionRecord } from '../domain/session-clock.ts';

/** The visit that the tabs of a device share. */
export interface StoredRecord extends SessionRecord {
  /** Whether the backend has confirmed the start. */
  isStarted: boolean;
  /** Whether the backend has associated the visit with the account. */
  isClaimed: boolean;
  /** Last activity of each open tab, in epoch ms by tab id. */
  tabs: Readonly<Record<string, number>>;
}

const GUID = /^[A-Za-z0-9-]{8,64}$/;

/** The visit stored on the device; `undefined` if there is none or the stored value is invalid. */
export function readRecord(storage: TextStore, key: string): StoredRecord | undefined {
  try {
    const { guid, uuid, time, isStarted, isClaimed, tabs } = JSON.parse(storage.get(key) ?? '{}');
    if (!GUID.test(guid) || !isCartUuid(uuid) || typeof time !== 'number') return undefined;
    return { guid, uuid, time, isStarted: isStarted === true, isClaimed: isClaimed === true, tabs: Object(tabs) };
  } catch {
    return undefined;
  }
}

export function writeRecord(storage: TextStore, key: string, record: StoredRecord): void {
  storage.set(key, JSON.stringify(record));
}
