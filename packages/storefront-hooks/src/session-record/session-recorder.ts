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
import { type KeptRecord, readRecord, writeRecord } from './kept-record.ts';
import { type RecordRules, recordRules } from './record-rules.ts';

export interface SessionRecorderOptions {
  client: Client;
  /** Shared by the tabs of the device. */
  storage: TextStore;
  /** Epoch milliseconds. */
  now(): number;
  /** Whether the shopper is signed in at the moment. */
  isSignedIn(): boolean;
  /** For tests: decisions to put in place of the true ones. */
  rules?: RecordRules;
}

/** Tells the backend of the visits to a shop, one for all tabs of a device. Whatever fails is tried again when more happens. */
export interface SessionRecorder {
  /** Something happened: the page was opened or shown again, the shopper did something, or has signed in. */
  touch(): void;
  /** The page goes away; the visit ends with the last one. */
  leave(): void;
  /** The shopper has signed out: who comes next on this device is somebody else. */
  forget(): void;
}

/** Pause after which the backend hears again that a visit goes on. */
const SIGN_OF_LIFE_MS = 5 * 60_000;

export function createSessionRecorder(options: SessionRecorderOptions): SessionRecorder {
  const { client, storage, now, isSignedIn, rules = recordRules } = options;
  const tab = randomKey();
  let isTelling = false;
  let isGone = false;
  /** The visit that this tab has made up and nobody was told of yet. */
  let made: string | undefined;
  let told: { guid: string; time: number } | undefined;

  const read = () => readRecord(storage);
  const begin = ({ uuid = newCartUuid(), tabs }: Partial<KeptRecord> = {}) => {
    const time = now();
    const open = { ...tabs, [tab]: time };
    made = randomKey();
    writeRecord(storage, { guid: made, uuid, time, isStarted: false, isClaimed: false, tabs: open });
  };
  /** Other tabs may have gone on to another visit meanwhile. */
  const confirm = (guid: string, facts: Partial<KeptRecord>) => {
    const record = read();
    if (record?.guid === guid) writeRecord(storage, { ...record, ...facts });
  };

  async function start({ guid, uuid }: KeptRecord): Promise<void> {
    const isClaimed = isSignedIn();
    const isNew = made === guid;
    made = undefined;
    await sessionStart(client, { guid, uuid });
    // A start whose answer was lost may have been long ago, and the visit over by now: going on with it will tell.
    if (isNew) told = { guid, time: now() };
    confirm(guid, { isStarted: true, isClaimed });
  }
  async function resume({ guid }: KeptRecord): Promise<void> {
    try {
      await sessionResume(client, { guid });
      told = { guid, time: now() };
    } catch (cause) {
      if (!(isStorefrontError(cause) && rules.isOver(cause.kind))) throw cause;
      const kept = read();
      if (!isGone && rules.mayReplace(guid, kept?.guid)) begin(kept);
    }
  }
  async function claim({ guid, uuid }: KeptRecord): Promise<void> {
    await sessionRecordUser(client, { uuid });
    confirm(guid, { isClaimed: true });
  }
  /** How the backend is told what it has not heard of a visit. */
  function nextCall({ guid, isStarted, isClaimed }: KeptRecord): ((record: KeptRecord) => Promise<void>) | undefined {
    if (!isStarted) return start;
    if (told?.guid !== guid || now() - told.time >= SIGN_OF_LIFE_MS) return resume;
    return isSignedIn() && !isClaimed ? claim : undefined;
  }

  /** Tells what the backend has not heard, one thing after the other; after a failure the next touch goes on. */
  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      for (let record = read(); record && !isGone; record = read()) {
        const call = nextCall(record);
        if (!call) break;
        await call(record);
      }
    } catch {
      // Nobody who shops needs to know.
    } finally {
      isTelling = false;
    }
  }

  return {
    touch() {
      isGone = false;
      const record = read();
      const time = now();
      const goesOn = record && rules.step(record, time) === 'resume' && rules.mayJoin(record);
      if (goesOn) writeRecord(storage, { ...record, time, tabs: { ...record.tabs, [tab]: time } });
      else begin(record);
      void tell();
    },
    leave() {
      // A page that the browser keeps for Back may hear its answers much later.
      isGone = true;
      const record = read();
      if (!record) return;
      const { [tab]: _, ...others } = record.tabs;
      // A tab that was killed has not said so.
      const open = Object.entries(others).filter(([, time]) => now() - time <= SESSION_IDLE_LIMIT_MS);
      writeRecord(storage, { ...record, tabs: Object.fromEntries(open) });
      told = undefined;
      // An end could overtake a start that is under way: such a visit is left to time.
      if (rules.mayEnd(open.length) && record.isStarted) sessionEnd(client, { guid: record.guid }).catch(() => {});
    },
    forget() {
      const record = read();
      // The first tab that hears of it begins anew; the others find it done.
      if (!record?.isClaimed) return;
      sessionEnd(client, { guid: record.guid }).catch(() => {});
      begin({ tabs: record.tabs });
      void tell();
    },
  };
}
