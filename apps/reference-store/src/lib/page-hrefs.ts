/** Addresses of the pages of a list, in order. */
export const pageHrefs = (pages: number, hrefOf: (page: number) => string): string[] =>
  Array.from({ length: pages }, (_, index) => hrefOf(index + 1));
