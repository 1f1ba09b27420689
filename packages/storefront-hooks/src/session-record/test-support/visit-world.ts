import { type Client, type EndpointId, StorefrontError } from '@promenade/storefront-sdk';
import type { Scheduler } from 'fast-check';
import type { TextStore } from '../../browser/storage.ts';
import { SESSION_IDLE_LIMIT_MS } from '../../domain/constants.ts';
import { createSessionRecorder, type SessionRecorder } from '../session-recorder.ts';

/** Decides when a request, or a response, arrives. */
type Network = Pick<Scheduler, 'schedule'>;

export const VISIT_KEY = 'visit';

/** Parts of a tab that a broken variant replaces. */
export interface BrokenParts {
  clientOf?(client: Client): Client;
  storageOf?(storage: TextStore, now: () => number): TextStore;
}

/** What becomes of a request: carried out and answered, refused on its way, or carried out and its answer lost. */
export type Fate = 'answered' | 'refused' | 'lost';

interface Visit {
  uuid: string;
  startedAt: number;
  seenAt: number;
  /** Moments at which a sign of life reached the backend. */
  seen: number[];
  hasEnded: boolean;
  isClaimed: boolean;
}

/** The storage that the tabs of a device share. */
export function memoryStore(): TextStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** A device with tabs, a network that reorders and loses, and a backend that keeps visits. */
export class VisitWorld {
  now = Date.UTC(2026, 0, 15, 12);
  isSignedIn = false;
  readonly storage = memoryStore();
  readonly visits = new Map<string, Visit>();
  /** Calls that reached the backend. */
  readonly calls: { id: string; guid: string }[] = [];
  readonly #scheduler: Network;
  #fates: Fate[];
  /** A backend that goes on with whatever visit it is told of. */
  readonly #isLenient: boolean;

  constructor(scheduler: Network, fates: readonly Fate[] = [], isLenient = false) {
    this.#scheduler = scheduler;
    this.#fates = [...fates];
    this.#isLenient = isLenient;
  }

  readonly client: Client = {
    baseUrl: 'http://shop.test',
    use: () => () => {},
    call: async (endpoint, input) => {
      const { body } = input as { body?: unknown };
      const fate = this.#fates.shift() ?? 'answered';
      await this.#scheduler.schedule(Promise.resolve(), `${endpoint.id} there`);
      if (fate === 'refused') throw new StorefrontError({ kind: 'network', endpoint: endpoint.id });
      const failure = this.#handle(endpoint.id as EndpointId, typeof body === 'string' ? JSON.parse(body) : body);
      await this.#scheduler.schedule(Promise.resolve(), `${endpoint.id} back`);
      if (fate === 'lost') throw new StorefrontError({ kind: 'timeout', endpoint: endpoint.id });
      if (failure) throw failure;
      return null as never;
    },
  };

  /** From now on the network does its work. */
  heal(): void {
    this.#fates = [];
  }

  /** What the backend still counts as going on. */
  get open(): string[] {
    return [...this.visits].filter(([, visit]) => this.#isOpen(visit)).map(([guid]) => guid);
  }

  #isOpen(visit: Visit | undefined): visit is Visit {
    return visit !== undefined && !visit.hasEnded && this.now - visit.seenAt <= SESSION_IDLE_LIMIT_MS;
  }

  #handle(id: EndpointId, { guid, uuid }: { guid: string; uuid: string }): StorefrontError | undefined {
    this.calls.push({ id, guid });
    const { now } = this;
    const visit = this.visits.get(guid);
    if (id === 'session.recordUser') {
      for (const known of this.visits.values()) if (known.uuid === uuid) known.isClaimed = true;
    } else if (id === 'session.start') {
      const times = { startedAt: now, seenAt: now, seen: [now] };
      if (!visit) this.visits.set(guid, { uuid, ...times, hasEnded: false, isClaimed: this.isSignedIn });
    } else if (id === 'session.end') {
      if (visit) visit.hasEnded = true;
    } else if (visit && (this.#isOpen(visit) || this.#isLenient)) {
      Object.assign(visit, { seenAt: now, hasEnded: false });
      visit.seen.push(now);
    } else return new StorefrontError({ kind: 'not-found', code: 404, endpoint: id });
    return undefined;
  }

  openTab({ clientOf = (client) => client, storageOf = (storage) => storage }: BrokenParts = {}): SessionRecorder {
    const recorder = createSessionRecorder({
      client: clientOf(this.client),
      storage: storageOf(this.storage, () => this.now),
      key: VISIT_KEY,
      now: () => this.now,
      isSignedIn: () => this.isSignedIn,
    });
    recorder.touch();
    return recorder;
  }
}
