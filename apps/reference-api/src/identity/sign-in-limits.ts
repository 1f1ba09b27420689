import type { Db } from '../db/index.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { countUse, forgetUses, type Limit, perNetwork, takeUseBack } from '../limits/rate-limits.ts';

/** Where a password is tried, and for what. */
export interface Attempt {
  /** Hash of shop and account, whether the account exists or not. */
  account: string;
  ip: string;
  /** Id of a device that signed in to the account before. */
  device: string | null;
}

interface Counted {
  /** Clears this try and the preceding wrong ones. */
  onSuccess: () => Promise<void>;
  /** Takes back a try whose password was never checked. */
  takeBack: () => Promise<void>;
}

export type Admission =
  | (Counted & { result: 'admitted' })
  | { result: 'limited'; waitSeconds: number }
  /** The password counts only together with a code. */
  | (Counted & { result: 'needs-code'; waitSeconds: number });

/**
 * Counts a try before the password is checked, so that concurrent tries count too. No limit locks a whole account, since
 * anyone could lock it then. A device that signed in before has its own limit. All others share 100 tries a day for each
 * account, so at most 100 guesses are checked from any number of networks; beyond them, a code that is mailed to the account
 * is required next to the password.
 */
export async function admitAttempt(
  db: Db,
  limiter: RateLimiter,
  { account, ip, device }: Attempt,
  now: number,
): Promise<Admission> {
  const { signIn } = limiter.limits;
  const ofDevice = { key: `sign-in:device:${account}:${device}`, ...signIn.device };
  if (device !== null && (await countUse(db, ofDevice, now)) === 0) {
    const takeBack = () => takeUseBack(db, ofDevice.key);
    return { result: 'admitted', onSuccess: () => forgetUses(db, ofDevice.key), takeBack };
  }
  const ofNetwork = limiter.limitsOf('password', ip);
  const ofPair = signIn.pair.flatMap((limit) => perNetwork(`sign-in:${account}:${limit.windowMs}`, ip, limit));
  const limitedFor = await countAll(db, [...ofNetwork, ...ofPair], now);
  if (limitedFor > 0) return { result: 'limited', waitSeconds: limitedFor };
  const ofAccount = { key: `sign-in:account:${account}`, ...signIn.account };
  const waitSeconds = await countUse(db, ofAccount, now);
  const onSuccess = async () => {
    for (const { key } of ofPair) await forgetUses(db, key);
    for (const { key } of [...ofNetwork, ofAccount]) await takeUseBack(db, key);
    if (device !== null) await forgetUses(db, ofDevice.key);
  };
  const takeBack = async () => {
    for (const { key } of [...ofNetwork, ...ofPair, ofAccount]) await takeUseBack(db, key);
  };
  return waitSeconds > 0
    ? { result: 'needs-code', waitSeconds, onSuccess, takeBack }
    : { result: 'admitted', onSuccess, takeBack };
}

/** Counts a passkey's response with the wrong passwords of its network; its account is not known yet. */
export async function admitPasskey(
  db: Db,
  limiter: RateLimiter,
  ip: string,
  now: number,
): Promise<Exclude<Admission, { result: 'needs-code' }>> {
  const ofNetwork = limiter.limitsOf('password', ip);
  const waitSeconds = await countAll(db, ofNetwork, now);
  if (waitSeconds > 0) return { result: 'limited', waitSeconds };
  const takeBack = async () => {
    for (const { key } of ofNetwork) await takeUseBack(db, key);
  };
  return { result: 'admitted', onSuccess: takeBack, takeBack };
}

async function countAll(db: Db, limits: readonly Limit[], now: number): Promise<number> {
  for (const limit of limits) {
    const seconds = await countUse(db, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}
