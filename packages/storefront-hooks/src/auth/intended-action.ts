import { randomKey } from '@promenade/storefront-sdk';
import { browserStorage, type TextStore } from '../browser/storage.ts';

/** Something a guest wanted to do that needs an account: what, and with which one. It is data, never code. */
export type IntendedAction =
  /** Puts a product on the wish list. */
  | { readonly kind: 'wish'; readonly productId: number }
  /** Follows a merchant. */
  | { readonly kind: 'follow'; readonly merchantId: number }
  /** Receives a coupon. */
  | { readonly kind: 'coupon'; readonly couponId: number }
  /** Goes on from the cart to its checkout, which is a page: nothing is asked of the backend. */
  | { readonly kind: 'checkout' };

type ActionOf<Kind extends IntendedAction['kind']> = Extract<IntendedAction, { kind: Kind }>;

/** The numbers that each kind has to bring along. */
const numbersOf: { readonly [Kind in IntendedAction['kind']]: readonly Exclude<keyof ActionOf<Kind>, 'kind'>[] } = {
  wish: ['productId'],
  follow: ['merchantId'],
  coupon: ['couponId'],
  checkout: [],
};

/** What a guest intended in this tab, until the sign-in for it is done. */
export interface IntendedActions {
  /** Keeps an action in place of the one before; without one forgets it. */
  keep(action: IntendedAction | undefined): void;
  /** What a sign-in has to carry along to be the one for what is kept. */
  ticket(): string | undefined;
  /** Hands over what is kept under the ticket of a sign-in that is done. Answers whether there was something. */
  redeem(ticket: unknown): boolean;
  /** What was handed over, once. */
  take(): IntendedAction | undefined;
}

const STORAGE_KEY = 'promenade.intendedAction';
const LIFE_MS = 10 * 60_000;

interface Kept {
  action: IntendedAction;
  ticket: string;
  /** Epoch milliseconds. */
  keptAt: number;
}

const isNumber = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

/** Whatever stands in storage as an action, with nothing in it that does not belong there. */
function actionOf(value: unknown): IntendedAction | undefined {
  const given = Object(value) as Record<string, unknown>;
  const kind = `${given.kind}` as IntendedAction['kind'];
  const fields: readonly string[] | undefined = Object.hasOwn(numbersOf, kind) ? numbersOf[kind] : undefined;
  if (!fields?.every((field) => isNumber(given[field]))) return undefined;
  return Object.fromEntries([['kind', kind], ...fields.map((field) => [field, given[field]])]);
}

/** Keeps what is intended in the session storage of this tab. */
export function createIntendedActions(
  storage: TextStore = browserStorage('sessionStorage'),
  now: () => number = Date.now,
): IntendedActions {
  function read(): Kept | undefined {
    try {
      const { action, ticket, keptAt } = Object(JSON.parse(storage.get(STORAGE_KEY) ?? 'null')) as Partial<Kept>;
      const known = actionOf(action);
      const age = now() - Number(keptAt);
      const isAlive = typeof ticket === 'string' && age >= 0 && age < LIFE_MS;
      return known && isAlive ? { action: known, ticket, keptAt: Number(keptAt) } : undefined;
    } catch {
      return undefined;
    }
  }
  let due: IntendedAction | undefined;
  return {
    keep(action) {
      due = undefined;
      if (!action) return storage.remove(STORAGE_KEY);
      const kept: Kept = { action, ticket: randomKey(), keptAt: now() };
      storage.set(STORAGE_KEY, JSON.stringify(kept));
    },
    ticket: () => read()?.ticket,
    redeem(ticket) {
      const kept = read();
      if (!kept || kept.ticket !== ticket) return false;
      storage.remove(STORAGE_KEY);
      due = kept.action;
      return true;
    },
    take() {
      const action = due;
      due = undefined;
      return action;
    },
  };
}
