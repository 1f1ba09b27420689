import {
  type Client,
  isStorefrontError,
  randomKey,
  sessionEnd,
  sessionRecordUser,
  sessionResume,
  sessionStart,
} from '@promenade/storefront-sdk';
import type { TextStore } from '../browser/storage.ts';
import { newCartUuid } from '../context/identity.ts';
import { SESSION_IDLE_LIMIT_MS } from '../domain/constants.ts';
import { sessionStep } from '../domain/session-clock.ts';
import { readRecord, type StoredRecord, writeRecord } from './stored-record.ts';

export interface SessionRecorderOptions {
  client: Client;
  /** Shared by the tabs of the device. */
  storage: TextStore;
  /** Key of the visit in the storage. */
  key: string;
  /** Epoch milliseconds. */
  now(): number;
  /** Whether the shopper is signed in at present. */
  isSignedIn(): boolean;
}

/** Reports visits to a shop to the backend, one for all tabs of a device. What fails is tried again at the next activity. */
export interface SessionRecorder {
  /** Call it for activity: the page was opened or shown again, the shopper clicked, typed or signed in. */
  touch(): void;
  /** Call it when the page is left; the visit ends with the last page. */
  leave(): void;
  /** Call it when the shopper has signed out: the next visit belongs to another person. */
  reset(): void;
}

/** How often a continuing visit is reported. */
const HEARTBEAT_MS = 5 * 60_000;

export function createSessionRecorder(options: SessionRecorderOptions): SessionRecorder {
  const { client, storage, key, now, isSignedIn } = options;
  const tab = randomKey();
  let isReporting = false;
  let hasLeft = false;
  /** The visit that this tab has created and not reported yet. */
  let createdGuid: string | undefined;
  let reported: { guid: string; time: number } | undefined;

  const read = () => readRecord(storage, key);
  const write = (record: StoredRecord) => writeRecord(storage, key, record);
  const begin = ({ uuid = newCartUuid(), tabs }: Partial<StoredRecord> = {}) => {
    const time = now();
    createdGuid = randomKey();
    const open = { ...tabs, [tab]: time };
    write({ guid: createdGuid, uuid, time, isStarted: false, isClaimed: false, tabs: open });
  };
  /** Another tab may have begun another visit meanwhile. */
  const confirm = (guid: string, facts: Partial<StoredRecord>) => {
    const record = read();
    if (record?.guid === guid) write({ ...record, ...facts });
  };

  async function start({ guid, uuid }: StoredRecord): Promise<void> {
    const isClaimed = isSignedIn();
    const isNew = createdGuid === guid;
    createdGuid = undefined;
    await sessionStart(client, { guid, uuid });
    // A start whose response was lost may have been long ago, and the visit over by now: it is resumed next.
    if (isNew) reported = { guid, time: now() };
    confirm(guid, { isStarted: true, isClaimed });
  }
  async function resume({ guid }: StoredRecord): Promise<void> {
    try {
      await sessionResume(client, guid);
      reported = { guid, time: now() };
    } catch (cause) {
      if (!isStorefrontError(cause, 'not-found')) throw cause;
      // The visit is over. Another tab may have replaced it already.
      const record = read();
      if (!hasLeft && record?.guid === guid) begin(record);
    }
  }
  async function claim({ guid, uuid }: StoredRecord): Promise<void> {
    await sessionRecordUser(client, { uuid });
    confirm(guid, { isClaimed: true });
  }
  /** The call that reports the next fact that the backend does not know. */
  function nextCall({
    guid,
    isStarted,
    isClaimed,
  }: StoredRecord): ((record: StoredRecord) => Promise<void>) | undefined {
    if (!isStarted) return start;
    if (reported?.guid !== guid || now() - reported.time >= HEARTBEAT_MS) return resume;
    return isSignedIn() && !isClaimed ? claim : undefined;
  }

  /** Reports what the backend does not know, one call at a time; after an error the next activity continues. */
  async function report(): Promise<void> {
    if (isReporting) return;
    isReporting = true;
    try {
      for (let record = read(); record && !hasLeft; record = read()) {
        const call = nextCall(record);
        if (!call) break;
        await call(record);
      }
    } catch {
      // Failures don't affect the shopper; the next activity tries again.
    } finally {
      isReporting = false;
    }
  }

  return {
    touch() {
      hasLeft = false;
      const record = read();
      const time = now();
      if (record && sessionStep(record, time) === 'resume') {
        write({ ...record, time, tabs: { ...record.tabs, [tab]: time } });
      } else begin(record);
      void report();
    },
    leave() {
      // A page in the back/forward cache may receive responses much later.
      hasLeft = true;
      const record = read();
      if (!record) return;
      const { [tab]: _, ...others } = record.tabs;
      // Tabs that were killed have not left.
      const open = Object.entries(others).filter(([, time]) => now() - time <= SESSION_IDLE_LIMIT_MS);
      write({ ...record, tabs: Object.fromEntries(open) });
      reported = undefined;
      // An end could arrive before a pending start: such a visit expires by itself.
      if (open.length === 0 && record.isStarted) sessionEnd(client, record.guid).catch(() => {});
    },
    reset() {
      const record = read();
      // Only the first tab that is called begins another visit.
      if (!record?.isClaimed) return;
      sessionEnd(client, record.guid).catch(() => {});
      begin({ tabs: record.tabs });
      void report();
    },
  };
}
