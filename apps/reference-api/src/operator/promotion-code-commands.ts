import { textIn } from '../db/texts.ts';
import { makePromotionCode, stopCode } from '../domain/make-promotion-code.ts';
import { listPromotionCodes, type PromotionCodeRow } from '../repositories/promotion-codes.ts';
import { host, operatorCommand } from './command.ts';
import { entry, hostOption, listed, when, windowOf } from './listing.ts';

function limitsOf({ left_count, per_shopper, per_day }: PromotionCodeRow): string {
  return [
    left_count === null ? 'no end of claims' : `${left_count} left`,
    `${per_shopper} for each shopper`,
    ...(per_day === null ? [] : [`${per_day} a day`]),
  ].join(', ');
}

function termOf({ start_at, end_at }: PromotionCodeRow): string | false {
  const days = [start_at && `from ${when(start_at)}`, end_at && `until ${when(end_at)}`].filter(Boolean);
  return days.length > 0 && days.join(' ');
}

export const promotionCodeCommands = [
  operatorCommand({
    name: 'code create',
    summary: 'makes a code that shoppers type to claim a coupon of "coupon create --codeOnly"',
    words: { code: '4 to 32 letters and digits, as in SUMMER10', coupon: 'number of the coupon' },
    options: {
      uses: 'how many claims there are in all; without end by default',
      perShopper: 'how many of the coupon one shopper may claim, each after the last was used; 1 by default',
      perDay: 'how many claims there are on a day; without end by default',
      from: 'first day, as in 2027-01-01 in the time zone of the shop; at once by default',
      until: 'last day, as in 2027-01-31; without end by default',
      host,
    },
    run: async (deps, draft) => `${await makePromotionCode(deps, deps.database.db, draft)} can be used.`,
  }),
  operatorCommand({
    name: 'code list',
    summary: 'shows the codes, the latest first, and how often each was used',
    words: {},
    options: hostOption,
    run: async (deps, { host }) => {
      const { rows, total } = await listPromotionCodes(deps.database.db, await windowOf(deps, host));
      const entries = rows.map((row) =>
        entry(
          `${row.code}  coupon ${row.coupon_id} (${textIn(row.coupon, ['en'])}), claimed ${row.claimed_count} times`,
          [limitsOf(row), termOf(row), row.is_stopped && 'stopped'],
        ),
      );
      return listed(entries, total, 'There are no codes.');
    },
  }),
  operatorCommand({
    name: 'code stop',
    summary: 'stops a code; coupons claimed by it stay good',
    words: { code: 'the code' },
    options: { host },
    run: async (deps, given) => `${await stopCode(deps, deps.database.db, given)} can no longer be used.`,
  }),
];
