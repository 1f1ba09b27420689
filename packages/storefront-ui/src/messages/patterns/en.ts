// Generated from en.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in English. */
export const patterns: PatternStrings = {
  header: { navigation: 'Main', menu: 'Menu', search: 'Search', account: 'Account', accountOf: (name) => `${name}’s account`, signedInAs: (name) => `Signed in as ${name}`, signOut: 'Sign out', cart: (count) => `Cart, ${count === 1 ? `${count} item` : `${count} items`}`, cartUncounted: 'Cart', announcement: 'Announcement', dismissAnnouncement: 'Dismiss announcement', language: (current) => `Language: ${current}`, currency: (current) => `Currency: ${current}`, languages: 'Language', currencies: 'Currency' },
  commands: { title: 'Commands', placeholder: 'Find a page, an order or an action' },
  categoryMenu: { allOf: (category) => `All in ${category}`, back: 'Back' },
  search: { title: 'Search', label: 'What are you looking for?', placeholder: 'Product or category', submit: 'Search', hot: 'Popular searches', recent: 'Recent searches', forget: (words) => `Remove “${words}”`, forgetAll: 'Clear', products: 'Products', categories: 'Categories', suggestions: (count) => count === 0 ? 'No suggestions' : count === 1 ? `${count} suggestion` : `${count} suggestions` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'New arrivals and offers, straight to your inbox.', newsletterEmail: 'Email address', newsletterSubmit: 'Subscribe', share: 'Share this page', shareOn: (network) => `Share on ${network}`, follow: 'Follow us', followOn: (network) => `Follow us on ${network}`, trust: 'Payment and security' },
  filters: { title: 'Filter and sort', sort: 'Sort by', price: 'Price', from: 'From', to: 'To', apply: 'Apply', applied: (count) => count === 1 ? `${count} filter applied` : `${count} filters applied`, remove: (filter) => `Remove filter: ${filter}`, clear: 'Clear all', priceInvalid: 'Please enter an amount, such as 25 or 19.90.' },
  cart: { summary: 'Summary', undo: 'Undo' },
  loadError: { title: 'This couldn’t be loaded', text: 'Check your connection and try again.', retry: 'Try again' },
  notice: { dismiss: 'Dismiss' },
};
