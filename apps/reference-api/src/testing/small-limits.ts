import { LIMITS, type LimitClass, type LimitClassName, type Limits } from '../limits/classes.ts';

const small = (limit: LimitClass): LimitClass => ({
  ...limit,
  ...(limit.perNetwork !== undefined && { perNetwork: 3 }),
  ...(limit.perAccount !== undefined && { perAccount: 3 }),
});

const classes = Object.fromEntries(
  Object.entries(LIMITS.classes).map(([name, limit]) => [name, small(limit)]),
) as Record<LimitClassName, LimitClass>;

/** The limits of the shop with its windows and small numbers, so that a few requests reach each limit. */
export const smallLimits = {
  // A process counts a twentieth of a batched limit alone, at least one use: 20 is the smallest limit where both are the same.
  classes: {
    ...classes,
    cart: LIMITS.classes.cart,
    search: { ...classes.search, perNetwork: 20 },
    idempotencyKey: { ...classes.idempotencyKey, perNetwork: 20 },
  },
  signIn: {
    ...LIMITS.signIn,
    account: { ...LIMITS.signIn.account, limit: 15 },
    device: { ...LIMITS.signIn.device, limit: 4 },
  },
} as Limits;
