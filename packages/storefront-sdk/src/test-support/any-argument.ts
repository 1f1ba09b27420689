/** Takes the place of any argument of any method: a file, a path, a body, a list. */
export const anyArgument: unknown = Object.assign(new File([], 'a.png'), {
  uniqueKey: 'k',
  slug: 's',
  orderDetails: [],
  *[Symbol.iterator]() {},
});
