import { HOUR_MS, type Limit, perNetwork } from '../limits/rate-limits.ts';

const DAY_MS = 24 * HOUR_MS;
const MB = 1024 * 1024;

/** Files of one account: reviews with five pictures for every line of a large order, and some to spare. */
const ACCOUNT_FILES_AN_HOUR = 100;
const ACCOUNT_FILES_A_DAY = 300;
/** As many pictures as that at their usual size. */
const ACCOUNT_BYTES_A_DAY = 100 * MB;
/** Of one network: two busy accounts. More of them share an address only at offices and carriers, where few review at once. */
const NETWORK_FILES_A_DAY = 600;
/** What one address can put into the database before the unused files of the day before are deleted. */
const NETWORK_BYTES_A_DAY = 200 * MB;

/** Time in which a few of them are done. */
export const RETRY_AFTER_SECONDS = 5;

/** How many files may come. */
export const fileLimits = (userId: number, ip: string): readonly Limit[] => [
  { key: `upload:hour:${userId}`, limit: ACCOUNT_FILES_AN_HOUR, windowMs: HOUR_MS },
  { key: `upload:day:${userId}`, limit: ACCOUNT_FILES_A_DAY, windowMs: DAY_MS },
  ...perNetwork('upload', ip, { limit: NETWORK_FILES_A_DAY, windowMs: DAY_MS }),
];

/** Limits of stored bytes. With amount 0: whether they are used up. */
export const byteLimits = (userId: number, ip: string, amount: number): readonly Limit[] => [
  { key: `upload-bytes:day:${userId}`, limit: ACCOUNT_BYTES_A_DAY, windowMs: DAY_MS, amount },
  ...perNetwork('upload-bytes', ip, { limit: NETWORK_BYTES_A_DAY, windowMs: DAY_MS, amount }),
];
