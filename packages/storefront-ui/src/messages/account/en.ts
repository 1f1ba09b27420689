// Generated from en.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in English. */
export const account: AccountStrings = {
  password: { show: 'Show password', hide: 'Hide password', strength: { weak: 'Easy to guess', fair: 'Fair', strong: 'Strong' } },
  code: { label: 'Verification code', send: 'Send code', resendIn: (seconds) => `Resend in ${seconds} s`, wait: (seconds) => `You can request another code in ${seconds === 1 ? `${seconds} second` : `${seconds} seconds`}.`, ready: 'You can request another code now.' },
  starRating: { star: (stars) => stars === 1 ? '1 star, poor' : stars === 2 ? '2 stars, fair' : stars === 3 ? '3 stars, okay' : stars === 4 ? '4 stars, good' : `${stars} stars, excellent` },
  steps: { label: 'Steps', done: 'completed', current: 'current', toCome: 'upcoming' },
  fileUpload: { choose: 'Choose files', drop: 'or drop them here', uploading: (name) => `${name}, uploading`, uploadingAt: (name, percent) => `${name}, uploading, ${percent}%`, done: (name) => `${name}, uploaded`, failed: (name) => `${name} could not be uploaded`, cancel: (name) => `Cancel upload of ${name}`, retry: (name) => `Retry upload of ${name}`, remove: (name) => `Remove ${name}`, refused: { type: (names) => `This type of file isn’t accepted: ${names}`, folder: (names) => `Folders can’t be added. Choose the files inside: ${names}`, extra: (names) => `Only one file can be added. Not added: ${names}` } },
  wish: { moveToCart: 'Move to cart', moveOf: (name) => `Move to cart: ${name}`, select: 'Select', selectOf: (name) => `Select: ${name}`, remove: (name) => `Remove from wish list: ${name}`, unavailable: 'No longer available' },
  addressCard: { isDefault: 'Default', makeDefault: 'Make default', edit: 'Edit', remove: 'Delete', actionOf: (action, address) => `${action}: ${address}` },
  order: { status: { unpaid: 'Unpaid', processing: 'Payment processing', paid: 'Paid', 'in-transit': 'In transit', delivered: 'Delivered', completed: 'Completed', cancelled: 'Cancelled', refunded: 'Refunded', unknown: 'In progress' }, action: { pay: 'Pay', cancel: 'Cancel order', 'confirm-receipt': 'Confirm receipt', logistics: 'Track parcel', 'add-review': 'Write a review', 'apply-refund': 'Request a refund', reorder: 'Order again', delete: 'Delete', 'view-details': 'View details' }, number: 'Order', placed: 'Placed', total: 'Total', actionOf: (action, number) => `${action}, order ${number}`, pieces: (count) => count === 1 ? `${count} item` : `${count} items`, quantity: (count) => `Quantity ${count}`, lines: 'Items in this order' },
  checkout: { summary: 'Order summary' },
  form: { errors: (count) => count === 1 ? `There is ${count} thing to correct` : `There are ${count} things to correct` },
  addressForm: { firstName: 'First name', lastName: 'Last name', email: 'Email address', phone: 'Phone', country: 'Country', chooseCountry: 'Select a country', addressLine1: 'Address', addressLine2: 'Apartment, suite, company', city: 'City', state: { state: 'State', province: 'Province', county: 'County', region: 'Region' }, postalCode: { zip: 'ZIP code', postal: 'Postal code' }, isDefault: 'Use as my default address', save: 'Save address', cancel: 'Cancel' },
};
