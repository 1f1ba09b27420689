import { randomKey } from '@promenade/storefront-sdk';
import { browserStorage, type TextStore } from '../browser/storage.ts';
import { promotionCodeIssue } from '../domain/promotion-code.ts';

/** An action of a guest that requires an account, as data, so that it can be stored until the sign-in is complete. */
export type IntendedAction =
  /** Adds a product to the wish list. */
  | { readonly kind: 'wish'; readonly productId: number }
  /** Follows a merchant. */
  | { readonly kind: 'follow'; readonly merchantId: number }
  /** Claims a coupon. */
  | { readonly kind: 'coupon'; readonly couponId: number }
  /** Claims the coupon behind a promotion code. */
  | { readonly kind: 'promotionCode'; readonly code: string }
  /** Starts a checkout of one variant, without the cart. */
  | { readonly kind: 'buyNow'; readonly productId: number; readonly attrId: number; readonly quantity: number }
  /** Starts a checkout of the cart. */
  | { readonly kind: 'checkout' };

type ActionOf<Kind extends IntendedAction['kind']> = Extract<IntendedAction, { kind: Kind }>;

const isNumber = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;
const isCode = (value: unknown) => typeof value === 'string' && promotionCodeIssue(value) === undefined;

/** Checks of the fields of each kind, all of them required. */
const fieldsOf: {
  readonly [Kind in IntendedAction['kind']]: Readonly<
    Record<Exclude<keyof ActionOf<Kind>, 'kind'>, (value: unknown) => boolean>
  >;
} = {
  wish: { productId: isNumber },
  follow: { merchantId: isNumber },
  coupon: { couponId: isNumber },
  promotionCode: { code: isCode },
  buyNow: { productId: isNumber, attrId: isNumber, quantity: isNumber },
  checkout: {},
};

const STORAGE_KEY = 'intendedAction';
const MAX_AGE_MS = 10 * 60_000;

interface StoredAction {
  action: IntendedAction;
  ticket: string;
  /** Epoch milliseconds. */
  storedAt: number;
}

/** Parses an action from storage, which is untrusted input. Unknown fields are dropped. */
function actionOf(value: unknown): IntendedAction | undefined {
  const given = Object(value) as Record<string, unknown>;
  const kind = `${given.kind}` as IntendedAction['kind'];
  if (!Object.hasOwn(fieldsOf, kind)) return undefined;
  const fields: [name: string, isValid: (value: unknown) => boolean][] = Object.entries(fieldsOf[kind]);
  if (!fields.every(([name, isValid]) => isValid(given[name]))) return undefined;
  return Object.fromEntries([['kind', kind], ...fields.map(([name]) => [name, given[name]])]);
}

/**
 * Stores the intended action of a guest in this tab, until its sign-in is complete. `prefix` separates several shops on one
 * origin.
 */
export function createIntendedActions(
  storage: TextStore = browserStorage('sessionStorage'),
  now: () => number = Date.now,
  prefix = '',
) {
  const key = `promenade.${prefix}${STORAGE_KEY}`;
  function read(): StoredAction | undefined {
    try {
      const { action, ticket, storedAt } = Object(JSON.parse(storage.get(key) ?? 'null')) as Partial<StoredAction>;
      const intended = actionOf(action);
      // Use the absolute difference, because the clock may have been set back.
      const isValid = typeof ticket === 'string' && Math.abs(now() - Number(storedAt)) < MAX_AGE_MS;
      return intended && isValid ? { action: intended, ticket, storedAt: Number(storedAt) } : undefined;
    } catch {
      return undefined;
    }
  }
  let due: IntendedAction | undefined;
  return {
    /** Stores an action in place of the previous one; `undefined` deletes it. */
    store(action: IntendedAction | undefined): void {
      due = undefined;
      if (!action) {
        storage.remove(key);
        return;
      }
      const stored: StoredAction = { action, ticket: randomKey(), storedAt: now() };
      storage.set(key, JSON.stringify(stored));
    },
    /** Id of the stored action. The sign-in request for the action has to include it. */
    ticket: (): string | undefined => read()?.ticket,
    /** Makes the stored action available to `take` if it has this ticket. Returns whether it has. */
    redeem(ticket: unknown): boolean {
      const stored = read();
      if (!stored || stored.ticket !== ticket) return false;
      storage.remove(key);
      due = stored.action;
      return true;
    },
    /** Returns the redeemed action and clears it. */
    take(): IntendedAction | undefined {
      const action = due;
      due = undefined;
      return action;
    },
  };
}
