/** A client in the comparison, with the two calls of a shop: product detail and cart save. */
export interface Contender {
  name: string;
  /** The two calls as a shop would write them. */
  program: string;
  /** The wire form of a product, in the envelope that this client reads. */
  reply: (product: object) => unknown;
  /** Returns a function that requests the product once. */
  ask: (baseUrl: string, fetch: typeof globalThis.fetch) => () => Promise<unknown>;
}
