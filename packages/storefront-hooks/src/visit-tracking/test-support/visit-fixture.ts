import { type Client, type EndpointId, StorefrontError } from '@promenade/storefront-sdk';
import type { Scheduler } from 'fast-check';
import type { TextStore } from '../../browser/storage.ts';
import { SESSION_IDLE_LIMIT_MS } from '../../domain/constants.ts';
import { createSessionRecorder, type SessionRecorder } from '../session-recorder.ts';

/** Decides when requests and responses arrive. */
type Network = Pick<Scheduler, 'schedule'>;

export const VISIT_KEY = 'visit';

/** Faults to inject into a tab, which the model must detect. */
export interface InjectedFaults {
  clientOf?(client: Client): Client;
  storageOf?(storage: TextStore, now: () => number): TextStore;
}

/** The outcome of a request. `refused`: it does not reach the backend. `lost`: it is carried out, but the response is lost. */
export type RequestOutcome = 'succeeded' | 'refused' | 'lost';

interface Visit {
  uuid: string;
  startedAt: number;
  seenAt: number;
  /** When activity was reported to the backend, in epoch ms. */
  seen: number[];
  hasEnded: boolean;
  isClaimed: boolean;
}

/** The storage that the tabs of a device share. */
export function memoryStore(): TextStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** A device with tabs, a network that reorders and loses messages, and a backend that stores visits. */
export class VisitFixture {
  now = Date.UTC(2026, 0, 15, 12);
  isSignedIn = false;
  readonly storage = memoryStore();
  readonly visits = new Map<string, Visit>();
  /** Calls that the backend received. */
  readonly calls: { id: string; guid: string }[] = [];
  readonly #scheduler: Network;
  #outcomes: RequestOutcome[];
  /** Whether the backend also resumes visits that are over. */
  readonly #isLenient: boolean;

  constructor(scheduler: Network, outcomes: readonly RequestOutcome[] = [], isLenient = false) {
    this.#scheduler = scheduler;
    this.#outcomes = [...outcomes];
    this.#isLenient = isLenient;
  }

  readonly client: Client = {
    baseUrl: 'http://shop.test',
    use: () => () => {},
    call: async (endpoint, input) => {
      const { body } = input as { body?: unknown };
      const outcome = this.#outcomes.shift() ?? 'succeeded';
      await this.#scheduler.schedule(Promise.resolve(), `${endpoint.id} there`);
      if (outcome === 'refused') throw new StorefrontError({ kind: 'network', endpoint: endpoint.id });
      const failure = this.#handle(endpoint.id as EndpointId, typeof body === 'string' ? JSON.parse(body) : body);
      await this.#scheduler.schedule(Promise.resolve(), `${endpoint.id} back`);
      if (outcome === 'lost') throw new StorefrontError({ kind: 'timeout', endpoint: endpoint.id });
      if (failure) throw failure;
      return null as never;
    },
  };

  /** Makes all further requests succeed. */
  endFailures(): void {
    this.#outcomes = [];
  }

  /** Ids of the visits that are open in the backend. */
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

  openTab({ clientOf = (client) => client, storageOf = (storage) => storage }: InjectedFaults = {}): SessionRecorder {
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
