import { makeCoupon } from '../domain/make-coupon.ts';
import { notFound } from '../errors/refused.ts';
import { disableCoupon } from '../repositories/coupons.ts';
import { flag, host, operatorCommand } from './command.ts';

export const couponCommands = [
  operatorCommand({
    name: 'coupon create',
    summary: 'offers a coupon: for everything, unless it names what it is for',
    words: { name: 'what it is called', money: 'what it takes off, as in 5.00' },
    options: {
      min: 'goods total from which it can be used, as in 40.00; none by default',
      days: 'how long it is good from its receipt; 30 by default',
      until: 'last day it is good, as in 2027-01-31 in the time zone of the shop, instead of days',
      left: 'how many are given out; without end by default',
      merchant: 'slug of the merchant whose goods it is for; everybody’s by default',
      products: 'slugs of the products it is for, separated by commas',
      category: 'slug of the category it is for',
      codeOnly: flag('it is claimed by codes only, see "code create", and not offered openly'),
      host,
    },
    run: async (deps, draft) => {
      const id = await makeCoupon(deps, deps.database.db, draft);
      return draft.codeOnly ? `Coupon ${id} waits for its codes.` : `Coupon ${id} is offered.`;
    },
  }),
  operatorCommand({
    name: 'coupon disable',
    summary: 'stops giving a coupon out; those received stay good',
    words: { id: 'number of the coupon' },
    options: {},
    run: async ({ database, now }, { id }) => {
      if (!(await disableCoupon(database.db, Number(id), now()))) throw notFound();
      return `Coupon ${id} is no longer given out.`;
    },
  }),
];
