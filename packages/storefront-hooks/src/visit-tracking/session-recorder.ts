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
  /** Storage that all tabs of the device share. */
  storage: TextStore;
  /** Key of the visit in the storage. */
  key: string;
  /** Epoch milliseconds. */
  now(): number;
  /** Whether the shopper is signed in. */
  isSignedIn(): boolean;
}

/** Minimum time between two reports of a continuing visit. */
const HEARTBEAT_MS = 5 * 60_000;

/** Reports visits to the backend, one for all tabs of a device. Failed calls are retried at the next activity. */
export function createSessionRecorder(options: SessionRecorderOptions) {
  const { client, storage, key, now, isSignedIn } = options;
  const tab = randomKey();
  let isReporting = false;
  let hasLeft = false;
  /** The visit that this tab has created but not reported yet. */
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
  /** Stores confirmed facts of a visit, unless another tab has begun another visit meanwhile. */
  const confirm = (guid: string, facts: Partial<StoredRecord>) => {
    const record = read();
    if (record?.guid === guid) write({ ...record, ...facts });
  };

  async function start({ guid, uuid }: StoredRecord): Promise<void> {
    const isClaimed = isSignedIn();
    const isNew = createdGuid === guid;
    createdGuid = undefined;
    await sessionStart(client, { guid, uuid });
    // If this is a retry, an earlier start may have succeeded long ago and the visit may be over. It is not marked as reported,
    // so that `resume` checks it next.
    if (isNew) reported = { guid, time: now() };
    confirm(guid, { isStarted: true, isClaimed });
  }
  async function resume({ guid }: StoredRecord): Promise<void> {
    try {
      await sessionResume(client, guid);
      reported = { guid, time: now() };
    } catch (cause) {
      if (!isStorefrontError(cause, 'not-found')) throw cause;
      // The visit is over. Begin another one, unless another tab has.
      const record = read();
      if (!hasLeft && record?.guid === guid) begin(record);
    }
  }
  async function claim({ guid, uuid }: StoredRecord): Promise<void> {
    await sessionRecordUser(client, { uuid });
    confirm(guid, { isClaimed: true });
  }
  /** The next call that is necessary to report the visit; `undefined` if the backend is up to date. */
  function nextCall({
    guid,
    isStarted,
    isClaimed,
  }: StoredRecord): ((record: StoredRecord) => Promise<void>) | undefined {
    if (!isStarted) return start;
    if (reported?.guid !== guid || now() - reported.time >= HEARTBEAT_MS) return resume;
    return isSignedIn() && !isClaimed ? claim : undefined;
  }

  /** Makes the necessary calls one after another. After an error, the next activity continues. */
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
      // Failures don't affect the shopper. The next activity retries.
    } finally {
      isReporting = false;
    }
  }

  return {
    /** Call it at activity: the page is opened or shown again, or the shopper clicks, types or signs in. */
    touch(): void {
      hasLeft = false;
      const record = read();
      const time = now();
      if (record && sessionStep(record, time) === 'resume') {
        write({ ...record, time, tabs: { ...record.tabs, [tab]: time } });
      } else begin(record);
      void report();
    },
    /** Call it when the page is left. The visit ends when no other page is open. */
    leave(): void {
      // Prevents further calls: a page in the back/forward cache may receive responses much later.
      hasLeft = true;
      const record = read();
      if (!record) return;
      const { [tab]: _, ...others } = record.tabs;
      // Drop tabs without recent activity: a tab that crashed or was killed never called `leave`.
      const open = Object.entries(others).filter(([, time]) => now() - time <= SESSION_IDLE_LIMIT_MS);
      write({ ...record, tabs: Object.fromEntries(open) });
      reported = undefined;
      // Don't send an end while the start is pending, because it could arrive first. The visit then expires in the backend.
      if (open.length === 0 && record.isStarted) sessionEnd(client, record.guid).catch(() => {});
    },
    /** Call it when the shopper has signed out. Ends the visit and starts another one with a new device id. */
    reset(): void {
      const record = read();
      // Every tab calls `reset`, but only the first begins another visit.
      if (!record?.isClaimed) return;
      sessionEnd(client, record.guid).catch(() => {});
      begin({ tabs: record.tabs });
      void report();
    },
  };
}

export type SessionRecorder = ReturnType<typeof createSessionRecorder>;
