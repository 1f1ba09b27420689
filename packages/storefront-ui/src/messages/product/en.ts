// Generated from en.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in English. */
export const product: ProductStrings = {
  coupon: { off: (value) => `${value} off`, minimum: (amount) => `Min. spend ${amount}`, anyOrder: 'No minimum spend', kind: { unknown: 'Coupon', general: 'For all products', goods: 'For selected products', category: 'For selected categories' }, kindOf: (kind, merchant) => `${kind} from ${merchant}`, from: 'Valid from', until: 'until', validUntil: 'Valid until', days: (count) => `Valid for ${count === 1 ? `${count} day` : `${count} days`} after you receive it`, receive: 'Get coupon', receiveOf: (name) => `Get coupon: ${name}`, state: { open: 'Available', received: 'Received', disabled: 'Not available', over: 'Offer ended', 'not-yet': 'Not available yet', 'sold-out': 'None left', usable: 'Ready to use', used: 'Used', expired: 'Expired', 'not-started': 'Not valid yet' } },
  review: { verified: 'Verified purchase', bought: (attributes) => `Bought: ${attributes}`, reply: 'Reply from the merchant', enlarge: (number, author) => `Enlarge picture ${number} by ${author}`, mean: (average) => `${average} of 5 on average`, spread: 'Rating breakdown' },
};
