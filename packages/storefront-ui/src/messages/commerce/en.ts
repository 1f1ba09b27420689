// Generated from en.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in English. */
export const commerce: CommerceStrings = {
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
  cart: { choose: (name) => `Select ${name}`, chooseAllOf: (merchant) => `Select everything from ${merchant}`, remove: 'Remove', removeOf: (name) => `Remove ${name}`, unitPrice: 'Price each', lineTotal: 'Line total', priceChanged: (was, now) => `The price changed from ${was} to ${now}.`, subtotalOf: (merchant) => `Subtotal, ${merchant}`, lines: 'Products' },
  receipt: { updating: 'Updating the total', updated: (total) => `New total: ${total}` },
};
