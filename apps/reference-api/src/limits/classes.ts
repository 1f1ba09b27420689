import { HOUR_MS, type Limit } from './rate-limits.ts';

const MINUTE_MS = 60_000;

/** How often callers may do things of one kind. */
export interface LimitClass {
  /** Uses of one network within the window: an IPv4 address or an IPv6 /64; a /48 has eight times as many. */
  readonly perNetwork?: number;
  /** Uses of one signed-in account within the window, or of one signed agent, whatever their networks. */
  readonly perAccount?: number;
  readonly windowMs: number;
  /** Exact: one statement for each use. Batched: counted in memory, shared with other processes every few uses. */
  readonly counting: 'exact' | 'batched';
  /** Limits the load only, so `RATE_LIMIT_EXEMPT` exempts some addresses. Limits on guessing and on mail exempt none. */
  readonly isVolume: boolean;
  /** Counted where the request is handled, since that depends on more than its address. */
  readonly isCountedByHandler?: true;
  /** The class that also counts each request of this kind of route, so that every path through its handler is limited. */
  readonly requestClass?: 'credentials';
  readonly purpose: string;
}

const volume = { counting: 'batched', isVolume: true } as const;
const exactVolume = { counting: 'exact', isVolume: true } as const;
const security = { counting: 'exact', isVolume: false } as const;

/**
 * All limits by network and account. Many shoppers share an address (offices, mobile carriers), so volumes are those of
 * twenty busy people; what costs mail, hashes or rows is bounded by the hour.
 */
export const limitClasses = {
  read: { ...volume, perNetwork: 1200, windowMs: MINUTE_MS, purpose: 'catalogue, shop and cart reads' },
  search: { ...volume, perNetwork: 240, windowMs: MINUTE_MS, purpose: 'product lists and search' },
  media: { ...volume, perNetwork: 12_000, windowMs: MINUTE_MS, purpose: 'pictures and files, some 40 a page' },
  page: { ...volume, perNetwork: 600, windowMs: MINUTE_MS, purpose: 'sign-in page, sandbox pages and outbox' },
  account: {
    ...volume,
    perNetwork: 1200,
    perAccount: 600,
    windowMs: MINUTE_MS,
    purpose: 'reads of a signed-in account',
  },
  cart: { ...volume, perNetwork: 300, perAccount: 120, windowMs: MINUTE_MS, purpose: 'changes of a cart' },
  write: {
    ...volume,
    perNetwork: 300,
    perAccount: 120,
    windowMs: MINUTE_MS,
    purpose: 'wishes, addresses, profile, reviews',
  },
  checkout: {
    ...volume,
    perNetwork: 600,
    perAccount: 240,
    windowMs: HOUR_MS,
    purpose: 'checkouts, payments and refunds that are started',
  },
  order: { ...exactVolume, perNetwork: 120, perAccount: 60, windowMs: HOUR_MS, purpose: 'orders' },
  coupon: { ...exactVolume, perNetwork: 60, perAccount: 30, windowMs: HOUR_MS, purpose: 'coupons received' },
  guestCart: {
    ...exactVolume,
    perNetwork: 120,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'new guest carts, stored for 180 days',
  },
  idempotencyKey: {
    ...volume,
    perNetwork: 2000,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'requests with an `Idempotency-Key`, stored for a day',
  },
  agentKey: {
    ...volume,
    perNetwork: 200,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'requests of agents with an `Idempotency-Key`, whose whole checkouts are stored for a day',
  },
  upload: { ...exactVolume, perNetwork: 200, windowMs: HOUR_MS, purpose: 'files sent' },
  visit: { ...volume, perNetwork: 1200, windowMs: HOUR_MS, purpose: 'session records' },
  visitorOrder: { ...volume, perNetwork: 120, windowMs: MINUTE_MS, purpose: 'visitors’ orders, opened by a secret' },
  application: { ...exactVolume, perNetwork: 20, windowMs: HOUR_MS, purpose: 'merchant applications' },
  feed: { ...exactVolume, perNetwork: 60, windowMs: HOUR_MS, purpose: 'product feeds' },
  agent: { ...volume, perNetwork: 600, perAccount: 120, windowMs: MINUTE_MS, purpose: 'messages of shoppers’ agents' },
  agentCheckout: {
    ...exactVolume,
    perNetwork: 300,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'carts and checkouts that agents make, stored for 6 hours',
  },
  signedAgent: {
    ...volume,
    perAccount: 6000,
    windowMs: MINUTE_MS,
    isCountedByHandler: true,
    purpose: 'reads, searches, cart and messages of an agent that signs',
  },
  signedAgentOrder: {
    ...exactVolume,
    perAccount: 4000,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'checkouts and orders of an agent that signs, four for each order',
  },
  authorization: {
    ...exactVolume,
    perNetwork: 600,
    windowMs: HOUR_MS,
    purpose: 'started sign-ins, each stored for 30 minutes',
  },
  oidc: { ...volume, perNetwork: 600, windowMs: MINUTE_MS, purpose: 'the other addresses of the identity provider' },
  codeRequest: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'requests for codes, malformed ones too' },
  mailCode: {
    ...security,
    perNetwork: 20,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'codes by mail other than those of `accountCode`',
  },
  textCode: {
    ...security,
    perNetwork: 20,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'codes by text message other than those of `accountCode`',
  },
  accountCode: {
    ...security,
    perAccount: 10,
    windowMs: HOUR_MS,
    purpose: 'codes for an account’s new password or address',
  },
  credentials: {
    ...exactVolume,
    perNetwork: 600,
    windowMs: HOUR_MS,
    purpose: 'forms and calls that sign in, whatever is in them',
  },
  password: {
    ...security,
    perNetwork: 300,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    requestClass: 'credentials',
    purpose: 'wrong passwords, codes and passkeys, for whatever accounts',
  },
  promotionCode: {
    ...security,
    perNetwork: 10,
    perAccount: 10,
    windowMs: HOUR_MS,
    isCountedByHandler: true,
    purpose: 'unknown promotion codes',
  },
  newPassword: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'new passwords' },
  registration: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'accounts made or opened by a code' },
  visitor: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'visitors without an account' },
  twitter: {
    ...security,
    perNetwork: 60,
    windowMs: HOUR_MS,
    purpose: 'sign-ins by Twitter, each of which calls Twitter',
  },
  newsletter: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'newsletter subscriptions' },
  stockAlert: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'requested mails about stock' },
  orderLink: { ...security, perNetwork: 60, windowMs: HOUR_MS, purpose: 'repeated requests for order links' },
  notice: {
    ...security,
    perNetwork: 300,
    windowMs: MINUTE_MS,
    isCountedByHandler: true,
    purpose: 'payment notices in a row that no provider signed',
  },
  operator: {
    ...security,
    perNetwork: 10,
    windowMs: MINUTE_MS,
    isCountedByHandler: true,
    purpose: 'operator’s commands with a wrong secret',
  },
} as const satisfies Record<string, LimitClass>;

export type LimitClassName = keyof typeof limitClasses;

/**
 * The class in which requests of an agent count that the owner trusts, because it serves many shoppers from few networks.
 * Their accounts keep their limits. Other classes, such as those of mail and hashes, count for the network.
 */
export const classesOfSignedAgents: Readonly<Partial<Record<LimitClassName, LimitClassName>>> = {
  read: 'signedAgent',
  search: 'signedAgent',
  cart: 'signedAgent',
  account: 'signedAgent',
  write: 'signedAgent',
  agent: 'signedAgent',
  idempotencyKey: 'signedAgent',
  agentKey: 'signedAgent',
  agentCheckout: 'signedAgentOrder',
  visitor: 'signedAgentOrder',
  order: 'signedAgentOrder',
  checkout: 'signedAgentOrder',
};

/** Wrong passwords, and wrong codes apart from those, before a sign-in has to wait. */
export interface SignInLimits {
  /** For one account from one network: each window has its own limit. */
  readonly pair: readonly Omit<Limit, 'key'>[];
  /** For one account from all unknown devices together; beyond it a mailed code has to come with the password. */
  readonly account: Omit<Limit, 'key'>;
  /** From a device that signed in to the account before; beyond it the device counts as unknown. */
  readonly device: Omit<Limit, 'key'>;
}

export const signInLimits: SignInLimits = {
  pair: [
    { limit: 5, windowMs: MINUTE_MS },
    { limit: 10, windowMs: 15 * MINUTE_MS },
    { limit: 20, windowMs: HOUR_MS },
  ],
  account: { limit: 100, windowMs: 24 * HOUR_MS },
  device: { limit: 10, windowMs: HOUR_MS },
};

/** The limits that an app enforces, see `AppParts.limits`. */
export interface Limits {
  readonly classes: Readonly<Record<LimitClassName, LimitClass>>;
  readonly signIn: SignInLimits;
}

/** The limits of a shop; tests pass smaller numbers to `buildApp`. */
export const LIMITS: Limits = { classes: limitClasses, signIn: signInLimits };
