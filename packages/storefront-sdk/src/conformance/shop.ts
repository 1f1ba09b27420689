import type { Caller } from './caller.ts';
import type { Harness } from './options.ts';
import { blameHarness, NotRun } from './verdicts.ts';

type Undone = Map<string, () => Promise<unknown>>;

export interface Callers {
  readonly guest: Caller;
  /** The shopper. */
  readonly user: Caller;
  /** A stranger with an account. */
  readonly other: Caller;
  /** Someone with a token that was never valid. */
  readonly dead: Caller;
  /** Who holds a token that the backend has handed out. */
  holderOf(token: string): Caller;
}

/** The backend as the cases see it. What is looked up or made once is kept, and taken away at the end. */
export class Shop {
  readonly guest: Caller;
  readonly user: Caller;
  readonly other: Caller;
  readonly dead: Caller;
  readonly holderOf: (token: string) => Caller;
  /** Host to which a payment returns. */
  readonly hostName: string;
  readonly #harness: Harness;
  readonly #kept = new Map<string, Promise<unknown>>();
  /** What is left by the case that runs, and by all of them together. */
  readonly #own: Undone = new Map();
  readonly #shared: Undone = new Map();
  readonly #leftovers: string[] = [];
  #keeping = 0;

  constructor({ guest, user, other, dead, holderOf }: Callers, harness: Harness, hostName: string) {
    this.guest = guest;
    this.user = user;
    this.other = other;
    this.dead = dead;
    this.holderOf = holderOf;
    this.hostName = hostName;
    this.#harness = harness;
  }

  /** Makes a thing once in a run. */
  keep<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const kept = this.#kept.get(name) ?? this.#make(make);
    this.#kept.set(name, kept);
    return kept as Promise<Thing>;
  }

  async #make<Thing>(make: () => Promise<Thing>): Promise<Thing> {
    this.#keeping += 1;
    try {
      return await make();
    } finally {
      this.#keeping -= 1;
    }
  }

  /** Notes how to take away what was made: behind the case, or at the end where it is kept. */
  leave(what: string, undo: () => Promise<unknown>): void {
    const isShared = this.#keeping > 0 || this.#shared.has(what);
    (isShared ? this.#shared : this.#own).set(what, undo);
  }

  /** Takes away what a case has made and not kept: backends bound how many orders may wait for payment. */
  endCase(): Promise<void> {
    return this.#undo(this.#own);
  }

  /** Takes away what is left; answers what could not be. */
  async cleanUp(): Promise<string[]> {
    await this.#undo(this.#own);
    await this.#undo(this.#shared);
    return this.#leftovers;
  }

  /** Last first. */
  async #undo(undone: Undone): Promise<void> {
    for (const [what, undo] of [...undone].reverse()) {
      await undo().catch((error: Error) => this.#leftovers.push(`${what} (${error.message})`));
    }
    undone.clear();
  }

  /** The part of the harness named; a case without it is not run. */
  need<Name extends keyof Harness>(name: Name): NonNullable<Harness[Name]> {
    const given = this.#harness[name];
    if (!given) throw new NotRun(`needs \`${name}\` of the harness`);
    const ask = given.bind(this.#harness) as (...args: unknown[]) => Promise<unknown>;
    return ((...args: unknown[]) => (async () => ask(...args))().catch(blameHarness(name))) as NonNullable<
      Harness[Name]
    >;
  }
}
