// Generated from en.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in English. */
export const shop: ShopStrings = {
  price: { current: 'Current price', original: 'Original price', lowest: (price) => `Lowest price in the 30 days before: ${price}`, pending: 'Updating the price' },
  rating: { label: (value) => `${value} of 5`, labelWithCount: (value, count) => `${value} of 5 (${count})` },
  sold: (count) => `${count} sold`,
  freeShipping: 'Free shipping',
  stock: { soldOut: 'Sold out', left: (pieces) => `Only ${pieces} left`, inStock: 'In stock' },
  productCard: { quickAdd: 'Quick add', quickAddOf: (name) => `Quick add: ${name}`, quickViewOf: (name) => `Quick view: ${name}` },
  wish: { add: (name) => `Add to wish list: ${name}`, remove: (name) => `Remove from wish list: ${name}` },
  compare: { add: (name) => `Compare: ${name}`, remove: (name) => `Remove from comparison: ${name}` },
  quantity: { label: 'Quantity', labelOf: (name) => `Quantity of ${name}`, decrease: 'Decrease quantity', increase: 'Increase quantity', atMost: (pieces) => `Only ${pieces} left`, atLeast: 'The minimum is 1' },
  variants: { unavailable: 'not available', explain: (value) => `${value} is not available with your other choices.` },
  gallery: { label: (name) => `Pictures of ${name}`, choose: (number, total) => `Show picture ${number} of ${total}`, position: (number, total) => `Picture ${number} of ${total}`, enlarge: (number) => `Enlarge picture ${number}`, video: (name) => `Video of ${name}` },
  lightbox: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', previous: 'Previous picture', next: 'Next picture' },
  buy: { add: 'Add to cart', now: 'Buy now', bar: 'Buy' },
  merchant: { soldBy: 'Sold by' },
  cart: { choose: (name) => `Select ${name}`, chooseAllOf: (merchant) => `Select everything from ${merchant}`, remove: 'Remove', removeOf: (name) => `Remove ${name}`, unitPrice: 'Price each', lineTotal: 'Line total', priceChanged: (was, now) => `The price changed from ${was} to ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Products', summary: 'Summary' },
  receipt: { updating: 'Updating the total', updated: (total) => `New total: ${total}` },
  header: { navigation: 'Main', menu: 'Menu', search: 'Search', account: 'Account', accountOf: (name) => `${name}’s account`, signedInAs: (name) => `Signed in as ${name}`, signOut: 'Sign out', cart: (count) => `Cart, ${count === 1 ? `${count} item` : `${count} items`}`, cartUncounted: 'Cart', announcement: 'Announcement', dismissAnnouncement: 'Dismiss announcement', language: (current) => `Language: ${current}`, currency: (current) => `Currency: ${current}`, languages: 'Language', currencies: 'Currency' },
  categoryMenu: { allOf: (category) => `All in ${category}`, back: 'Back' },
  search: { title: 'Search', label: 'What are you looking for?', placeholder: 'Product or category', submit: 'Search', hot: 'Popular searches', recent: 'Recent searches', forget: (words) => `Remove “${words}”`, forgetAll: 'Clear', products: 'Products', categories: 'Categories', suggestions: (count) => count === 0 ? 'No suggestions' : count === 1 ? `${count} suggestion` : `${count} suggestions` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'New arrivals and offers, straight to your inbox.', newsletterEmail: 'Email address', newsletterSubmit: 'Subscribe', share: 'Share this page', shareOn: (network) => `Share on ${network}`, follow: 'Follow us', followOn: (network) => `Follow us on ${network}`, trust: 'Payment and security' },
  filters: { title: 'Filter and sort', sort: 'Sort by', price: 'Price', from: 'From', to: 'To', apply: 'Apply', applied: (count) => count === 1 ? `${count} filter applied` : `${count} filters applied`, remove: (filter) => `Remove filter: ${filter}`, clear: 'Clear all', priceInvalid: 'Please enter an amount, such as 25 or 19.90.' },
};
