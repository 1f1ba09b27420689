import type { TextStore } from '../browser/storage.ts';
import { isCartUuid } from '../domain/guest-cart.ts';
import type { SessionRecord } from '../domain/session-clock.ts';

/** A visit as all tabs of the device know it. */
export interface StoredRecord extends SessionRecord {
  /** Whether the backend has confirmed the start. */
  isStarted: boolean;
  /** Whether the backend knows the account of the visit. */
  isClaimed: boolean;
  /** Open tabs, each with its last activity in epoch milliseconds. */
  tabs: Readonly<Record<string, number>>;
}

const GUID = /^[A-Za-z0-9-]{8,64}$/;

/** The visit stored on the device; `undefined` where the stored text is not one. */
export function readRecord(storage: TextStore, key: string): StoredRecord | undefined {
  try {
    const { guid, uuid, time, isStarted, isClaimed, tabs } = JSON.parse(storage.get(key) ?? '{}');
    if (!GUID.test(guid) || !isCartUuid(uuid) || typeof time !== 'number') return undefined;
    return { guid, uuid, time, isStarted: isStarted === true, isClaimed: isClaimed === true, tabs: Object(tabs) };
  } catch {
    return undefined;
  }
}

/** Stores the visit on the device. */
export function writeRecord(storage: TextStore, key: string, record: StoredRecord): void {
  storage.set(key, JSON.stringify(record));
}
