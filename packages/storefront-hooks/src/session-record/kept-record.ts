import type { TextStore } from '../browser/storage.ts';
import { isCartUuid } from '../domain/guest-cart.ts';
import type { SessionRecord } from '../domain/session-clock.ts';

/** A visit as all tabs of the device know it. */
export interface KeptRecord extends SessionRecord {
  /** Whether the backend has confirmed the start. */
  isStarted: boolean;
  /** Whether the backend has been told which account it is. */
  isClaimed: boolean;
  /** Open tabs, each with its last activity in epoch milliseconds. */
  tabs: Readonly<Record<string, number>>;
}

const STORAGE_KEY = 'promenade.session';
const GUID = /^[A-Za-z0-9-]{8,64}$/;

/** The visit that is kept on the device; nothing where something else stands in its place. */
export function readRecord(storage: TextStore): KeptRecord | undefined {
  try {
    const { guid, uuid, time, isStarted, isClaimed, tabs } = JSON.parse(storage.get(STORAGE_KEY) ?? '{}');
    if (!GUID.test(guid) || !isCartUuid(uuid) || typeof time !== 'number') return undefined;
    return { guid, uuid, time, isStarted: isStarted === true, isClaimed: isClaimed === true, tabs: Object(tabs) };
  } catch {
    return undefined;
  }
}

export function writeRecord(storage: TextStore, record: KeptRecord): void {
  storage.set(STORAGE_KEY, JSON.stringify(record));
}
