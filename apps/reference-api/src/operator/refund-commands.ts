import { moneyText } from '@promenade/storefront-sdk/money';
import { acceptRefund, refuseRefund } from '../domain/refund-decisions.ts';
import { retryPayout, settleRefund } from '../domain/refund-payouts.ts';
import { askForGoods } from '../domain/refund-returns.ts';
import { Refused } from '../errors/refused.ts';
import { failedSurplus, openRefunds } from '../repositories/owner-lists.ts';
import { operatorCommand } from './command.ts';
import { hostOption, listed, windowOf } from './listing.ts';
import { refundEntries, surplusEntry } from './order-entries.ts';

const refundNo = 'number of the refund, RE…';

/** Longest address that fits on a label. */
const ADDRESS_MAX_LENGTH = 500;

function returnAddress(typed: string): string {
  const address = typed.trim();
  if (address && address.length <= ADDRESS_MAX_LENGTH) return address;
  throw new Refused(400, 'returnAddressLength', { values: { limit: ADDRESS_MAX_LENGTH } });
}

const ends = {
  refunded: 'paid back',
  pending: 'its money is on its way',
  failed: 'its money could not be paid out; "refund list" says why',
};

export const refundCommands = [
  operatorCommand({
    name: 'refund list',
    summary: 'shows refunds that wait for a decision, their goods or their money, and money that could not be paid out',
    words: {},
    options: hostOption,
    run: async (deps, { host }) => {
      const { db } = deps.database;
      const window = await windowOf(deps, host);
      const { rows, total } = await openRefunds(db, window);
      const surplus = (await failedSurplus(db, window)).map(surplusEntry);
      const entries = [...(await refundEntries(db, rows, deps.config.publicUrl)), ...surplus];
      return listed(entries, total + surplus.length, 'No refund waits.');
    },
  }),
  operatorCommand({
    name: 'refund return',
    summary: 'asks for the goods of a refund first; the shopper reads the address and enters the tracking number',
    words: { refundNo, address: 'where the goods are to be sent, lines separated by line breaks or commas' },
    options: {},
    run: async (deps, { refundNo, address }) => {
      await askForGoods(deps, deps.database.db, refundNo, returnAddress(address));
      return `${refundNo} waits for its goods.`;
    },
  }),
  operatorCommand({
    name: 'refund accept',
    summary: 'accepts a refund; the money goes back the way it was paid',
    words: { refundNo },
    options: {},
    run: async (deps, { refundNo }) => {
      const { outcome, amountCents, currency } = await acceptRefund(deps, deps.database.db, refundNo);
      return `${refundNo} is accepted, and ${ends[outcome]}: ${moneyText(amountCents, currency)}.`;
    },
  }),
  operatorCommand({
    name: 'refund refuse',
    summary: 'refuses a refund; the shopper reads the reason and may ask again',
    words: { refundNo, reason: 'why, for the shopper' },
    options: {},
    run: async (deps, { refundNo, reason }) => {
      await refuseRefund(deps, deps.database.db, refundNo, reason);
      return `${refundNo} is refused.`;
    },
  }),
  operatorCommand({
    name: 'refund retry',
    summary: 'pays a refund out again whose money could not be paid out',
    words: { refundNo },
    options: {},
    run: async (deps, { refundNo }) => `${refundNo}: ${ends[await retryPayout(deps, deps.database.db, refundNo)]}.`,
  }),
  operatorCommand({
    name: 'refund settle',
    summary: 'notes that the money of an accepted refund has gone back, when no provider says so',
    words: { refundNo },
    options: {},
    run: async (deps, { refundNo }) => {
      if (!(await settleRefund(deps, deps.database.db, refundNo))) throw new Refused(400, 'refundDecided');
      return `${refundNo} is paid back.`;
    },
  }),
];
