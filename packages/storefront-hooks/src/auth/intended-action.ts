import { randomKey } from '@promenade/storefront-sdk';
import { browserStorage, type TextStore } from '../browser/storage.ts';

/** Something a guest wanted to do that needs an account. It is data, never code. */
export type IntendedAction =
  /** Puts a product on the wish list. */
  | { readonly kind: 'wish'; readonly productId: number }
  /** Follows a merchant. */
  | { readonly kind: 'follow'; readonly merchantId: number }
  /** Receives a coupon. */
  | { readonly kind: 'coupon'; readonly couponId: number }
  /** Opens a checkout of one variant, without the cart. */
  | { readonly kind: 'buyNow'; readonly productId: number; readonly attrId: number; readonly quantity: number }
  /** Goes on from the cart to its checkout, which is a page: there is no backend call. */
  | { readonly kind: 'checkout' };

type ActionOf<Kind extends IntendedAction['kind']> = Extract<IntendedAction, { kind: Kind }>;

/** The numbers that each kind needs. */
const numbersOf: { readonly [Kind in IntendedAction['kind']]: readonly Exclude<keyof ActionOf<Kind>, 'kind'>[] } = {
  wish: ['productId'],
  follow: ['merchantId'],
  coupon: ['couponId'],
  buyNow: ['productId', 'attrId', 'quantity'],
  checkout: [],
};

/** What a guest intended in this tab, until the sign-in for it is completed. */
export interface IntendedActions {
  /** Stores an action in place of the one before; without one deletes it. */
  store(action: IntendedAction | undefined): void;
  /** What a sign-in has to carry along to be the one for the stored action. */
  ticket(): string | undefined;
  /** Makes the action due that was stored under the ticket of a completed sign-in. Returns whether there was one. */
  redeem(ticket: unknown): boolean;
  /** The action that is due, once. */
  take(): IntendedAction | undefined;
}

const STORAGE_KEY = 'intendedAction';
const MAX_AGE_MS = 10 * 60_000;

interface StoredAction {
  action: IntendedAction;
  ticket: string;
  /** Epoch milliseconds. */
  storedAt: number;
}

const isNumber = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

/** Untrusted input: reads an action from storage and drops everything that does not belong to it. */
function actionOf(value: unknown): IntendedAction | undefined {
  const given = Object(value) as Record<string, unknown>;
  const kind = `${given.kind}` as IntendedAction['kind'];
  const fields: readonly string[] | undefined = Object.hasOwn(numbersOf, kind) ? numbersOf[kind] : undefined;
  if (!fields?.every((field) => isNumber(given[field]))) return undefined;
  return Object.fromEntries([['kind', kind], ...fields.map((field) => [field, given[field]])]);
}

/** Stores what is intended in the session storage of this tab. `prefix` tells two shops on one origin apart. */
export function createIntendedActions(
  storage: TextStore = browserStorage('sessionStorage'),
  now: () => number = Date.now,
  prefix = '',
): IntendedActions {
  const key = `promenade.${prefix}${STORAGE_KEY}`;
  function read(): StoredAction | undefined {
    try {
      const { action, ticket, storedAt } = Object(JSON.parse(storage.get(key) ?? 'null')) as Partial<StoredAction>;
      const intended = actionOf(action);
      // The clock may have been set back in between.
      const isValid = typeof ticket === 'string' && Math.abs(now() - Number(storedAt)) < MAX_AGE_MS;
      return intended && isValid ? { action: intended, ticket, storedAt: Number(storedAt) } : undefined;
    } catch {
      return undefined;
    }
  }
  let due: IntendedAction | undefined;
  return {
    store(action) {
      due = undefined;
      if (!action) return storage.remove(key);
      const stored: StoredAction = { action, ticket: randomKey(), storedAt: now() };
      storage.set(key, JSON.stringify(stored));
    },
    ticket: () => read()?.ticket,
    redeem(ticket) {
      const stored = read();
      if (!stored || stored.ticket !== ticket) return false;
      storage.remove(key);
      due = stored.action;
      return true;
    },
    take() {
      const action = due;
      due = undefined;
      return action;
    },
  };
}
