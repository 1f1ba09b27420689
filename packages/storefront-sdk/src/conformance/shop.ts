import type { Caller } from './caller.ts';
import type { Harness } from './options.ts';
import { blameHarness, NotRun } from './verdicts.ts';

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
  readonly #undone = new Map<string, () => Promise<unknown>>();

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
    const kept = this.#kept.get(name) ?? make();
    this.#kept.set(name, kept);
    return kept as Promise<Thing>;
  }

  /** Notes how to take away what was made. */
  leave(what: string, undo: () => Promise<unknown>): void {
    this.#undone.set(what, undo);
  }

  /** Takes away what was made, last first; answers what could not be. */
  async cleanUp(): Promise<string[]> {
    const leftovers: string[] = [];
    for (const [what, undo] of [...this.#undone].reverse()) {
      await undo().catch((error: Error) => leftovers.push(`${what} (${error.message})`));
    }
    return leftovers;
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
